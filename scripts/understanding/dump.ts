import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readSampleRequests } from "../../bench/understanding/requests.ts";
import { loadSentenceEncoder } from "../../src/scripture/server/meaning/sentence-encoder.ts";
import { joinTexts, readFeatures } from "../../src/understanding/situation/read-features.ts";
import { findGravity } from "../../src/understanding/situation/gravity.ts";
import { CLASSES, fromRequest, readCareSamples, readPrayerSamples, WHO } from "./read-rows.ts";
const samples = [...readSampleRequests("training").map(fromRequest), ...readCareSamples(), ...readPrayerSamples()];
const file = "/tmp/situation-vec.json";
const cache: Record<string, number[]> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
const texts = [...new Set(samples.flatMap(({ title, more }) => (more ? [title, joinTexts(title, more)] : [title])))].filter((t) => !cache[t]);
console.log(samples.length, "samples", texts.length, "to encode");
if (texts.length) {
const encoder = await loadSentenceEncoder();
for (let i = 0; i < texts.length; i += 32) {
  const some = texts.slice(i, i + 32);
  (await encoder.encode(some)).forEach((v, k) => { cache[some[k]!] = [...v].map((x) => Math.round(x * 1e5) / 1e5); });
}
writeFileSync(file, JSON.stringify(cache));
}
import { closeSync, openSync, writeSync } from "node:fs";
const vec = new Float32Array(samples.length * 1024);
samples.forEach((s, i) => { vec.set(cache[s.title]!, i * 1024); vec.set(cache[s.more ? joinTexts(s.title, s.more) : s.title]!, i * 1024 + 512); });
writeFileSync("/tmp/situation-x.f32", Buffer.from(vec.buffer));
const fd = openSync("/tmp/situation-rows.jsonl", "w");
for (const s of samples) { const f = readFeatures(s.title, s.more); writeSync(fd, JSON.stringify({ ...s, f: [...f.names], g: findGravity(f.plainWords) }) + "\n"); }
closeSync(fd);
writeFileSync("/tmp/situation-classes.json", JSON.stringify({ CLASSES, WHO }));

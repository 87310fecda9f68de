import { MarkedText } from "#src/ui/marked-text.tsx";
import type { Topic } from "../contract.ts";

export function Introduction({ paragraphs }: { paragraphs: Topic["introduction"] }) {
  return (
    <div className="grid max-w-measure gap-4 font-serif text-18 leading-relaxed lg:text-20">
      {paragraphs.map((pieces, index) => (
        <p key={index}>
          <MarkedText pieces={pieces} />
        </p>
      ))}
    </div>
  );
}

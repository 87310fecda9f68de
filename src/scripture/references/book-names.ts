// What people call the books: names, abbreviations and codes as they are typed,
// without spaces, points or capitals. Misspellings are not listed here; they are
// recognised by likeness (`guess-book.ts`). OSIS ids and Paratext codes come
// from `books.ts`.

/** By OSIS id: other names of the books that carry no number. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  Gen: "gen ge gn gene bereshit",
  Exod: "exod exo ex exd",
  Lev: "lev le lv",
  Num: "num nu nm nb numb",
  Deut: "deut deu de dt deutero",
  Josh: "josh jos jsh",
  Judg: "judg jdg jg jdgs jgs judges",
  Ruth: "ruth rth ru rut",
  Ezra: "ezra ezr",
  Neh: "neh ne nehem",
  Esth: "esth est es esther",
  Job: "job jb",
  Ps: "ps psa psalm psalms pss psm pslm psalter psal thepsalms",
  Prov: "prov pro pr prv proverb proverbs",
  Eccl: "eccl ecc ec eccles eccle qoh qoheleth koheleth",
  Song:
    "song songs so sos sg ss sng songofsongs songofsolomon songsofsolomon thesongofsongs " +
    "thesongofsolomon songofsol sofs sofsol songofsoloman songsofsoloman solomonssong songsolomon canticles canticle cant " +
    "canticleofcanticles",
  Isa: "isa is isai isah",
  Jer: "jer je jr jere jerem",
  Lam: "lam la lament lamentation",
  Ezek: "ezek eze ezk ez",
  Dan: "dan da dn",
  Hos: "hos ho",
  Joel: "joel jl joe",
  Amos: "amos am amo",
  Obad: "obad ob oba obd abdias",
  Jonah: "jonah jon jnh jonas",
  Mic: "mic mi mica micheas",
  Nah: "nah na nahum",
  Hab: "hab hb habak habacuc",
  Zeph: "zeph zep zp sophonias",
  Hag: "hag hg hagg",
  Zech: "zech zec zc",
  Mal: "mal ml malaki malachias",
  Matt: "matt mat mt mtt mathew matthews",
  Mark: "mark mar mrk mk mr marc",
  Luke: "luke luk lk lu",
  John: "john joh jhn jn jno jo jhon",
  Acts: "acts act ac actsoftheapostles theactsoftheapostles actsofapostles theacts",
  Rom: "rom ro rm roman",
  Gal: "gal ga gl galatian",
  Eph: "eph ep ephes ephesian",
  Phil: "phil php phi ph pp philip phlp philippian",
  Col: "col colos coloss colossian",
  Titus: "titus tit ti",
  Phlm: "phlm phm philem philm pm philemon",
  Heb: "heb hebr he hebrew",
  Jas: "jas jam jm james",
  Jude: "jude jud jd",
  Rev:
    "rev re rv reve revel revelation revelations therevelation revelationofjohn " +
    "revelationofstjohn revelationofjesuschrist apocalypse theapocalypse apoc apocalypseofjohn",
};

/** By the book's name without its number, so that `1`, `2` and `3` are said once. */
export const OTHER_NUMBERED_NAMES: Readonly<Record<string, string>> = {
  Samuel: "samuel sam sa sm samuels",
  Kings: "kings kgs kin ki kg king kngs",
  Chronicles: "chronicles chron chr ch chro chronicle paralipomenon",
  Corinthians: "corinthians corinthian cor co corin corinth",
  Thessalonians: "thessalonians thessalonian thess thes ths th thessa ts",
  Timothy: "timothy tim ti tm",
  Peter: "peter pet pe pt ptr",
  John: "john joh jhn jn jno jo jhon",
};

/**
 * Names that stand for several books when the number is left out (John is not
 * one: without a number it is the Gospel).
 */
export const NAMES_LACKING_A_NUMBER: readonly string[] = [
  "samuel sam",
  "kings kgs",
  "chronicles chron chr chronicle",
  "corinthians corinthian cor",
  "thessalonians thessalonian thess",
  "timothy tim",
  "peter pet",
];

/**
 * Abbreviations that are English words: they name a book before a number
 * (`is 40`), never alone (`is`).
 */
export const ALSO_WORDS: ReadonlySet<string> = new Set(
  (
    "act am canticle col corinth es ex hag he ho is joe king king la lam lament lamentation le " +
    "lu ma mal mar marc mat mi mic na ne no nu num numb ob oba ph pro proverb psalter " +
    "re rev ro rom roman sam so song songs tit ti hebrew philip phil pet peter"
  ).split(" "),
);

/** Books that some Bibles have and the sixty-six do not include, by the name people use. */
export const OUTSIDE_BOOKS: Readonly<Record<string, string>> = {
  Tobit: "tobit tob tobias",
  Judith: "judith jdt jdth",
  "Wisdom of Solomon": "wisdom wis wisd wisdomofsolomon thewisdomofsolomon bookofwisdom",
  Sirach: "sirach sir ecclesiasticus ecclus bensira wisdomofsirach",
  Baruch: "baruch bar",
  "1 Maccabees": "1maccabees 1macc 1mac 1ma imaccabees imacc",
  "2 Maccabees": "2maccabees 2macc 2mac 2ma iimaccabees iimacc",
  "3 Maccabees": "3maccabees 3macc 3mac iiimaccabees iiimacc",
  "4 Maccabees": "4maccabees 4macc 4mac ivmaccabees ivmacc",
  Maccabees: "maccabees macc",
  "1 Esdras": "1esdras 1esd iesdras iesd",
  "2 Esdras": "2esdras 2esd iiesdras iiesd",
  Esdras: "esdras esd",
  "Prayer of Manasseh": "prayerofmanasseh prayerofmanasses prman manasseh",
  "Prayer of Azariah": "prayerofazariah prazar",
  "Song of the Three": "songofthethree songofthree songofthethreeholychildren",
  Susanna: "susanna sus",
  "Bel and the Dragon": "belandthedragon bel",
  "Letter of Jeremiah": "letterofjeremiah epistleofjeremiah epjer letjer",
  "Additions to Esther": "additionstoesther greekesther esthergreek gkesth addesth",
  Enoch: "enoch 1enoch 2enoch 3enoch",
  Jubilees: "jubilees",
  Jasher: "jasher",
  "Gospel of Thomas": "gospelofthomas",
};

/** Of those, names too common as words or persons to be taken without a verse. */
export const OUTSIDE_ALSO_WORDS: ReadonlySet<string> = new Set(
  "wisdom wis bar bel sir sus tobias manasseh jubilees enoch judith baruch susanna mac".split(" "),
);

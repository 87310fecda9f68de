// Facts about English that no rule of endings gives: irregular forms, older words
// for the same thing, older spellings. A row of forms is a head word and the
// forms that count as the same word when other forms are wanted.

const VERBS = `
abide: abode
arise: arose arisen
awake: awoke awoken
be: am art are is was wast were wert been
bear: bare bore borne
beat: beaten
become: became
befall: befell befallen
beget: begat begot begotten
begin: began begun
behold: beheld beholden
bend: bent
bereave: bereft
beseech: besought
bid: bade bidden
bind: bound
bite: bit bitten
bleed: bled
blow: blew blown
break: brake broke broken
breed: bred
bring: brought
build: built
burn: burnt
buy: bought
can: canst could couldst couldest
catch: caught
choose: chose chosen chuse
chide: chid chidden chode
cleave: clave cleft clove cloven
cling: clung
clothe: clad
come: came
creep: crept
deal: dealt
dig: dug
do: did didst diddest does doest doeth dost doth done
draw: drew drawn
dream: dreamt
drink: drank drunk drunken
drive: drave drove driven
dwell: dwelt
eat: ate eaten
fall: fell fallen
feed: fed
feel: felt
fight: fought
find: found
flee: fled
fling: flung
fly: flew flown
forbear: forbare forbore forborne
forbid: forbad forbade forbidden
foreknow: foreknew foreknown
foresee: foresaw foreseen
foretell: foretold
forget: forgat forgot forgotten
forgive: forgave forgiven
forsake: forsook forsaken
freeze: froze frozen
get: gat got gotten
gird: girt
give: gave given
go: goes goest goeth went gone
grow: grew grown
hang: hung
have: has hath hast had hadst
hear: heard
heave: hove
help: holp holpen
hew: hewn
hide: hid hidden
hold: held holden
keep: kept
kneel: knelt
know: knew known
lade: laden loaden
lay: laid
lead: led
leap: leapt
learn: learnt
leave: left
lend: lent
lie: lain lien
lose: lost
make: made
may: mayst
mean: meant
meet: met
mistake: mistook mistaken
mow: mown
overcome: overcame
overtake: overtook overtaken
overthrow: overthrew overthrown
pay: paid
rend: rent
ride: rode ridden
ring: rang rung
rise: rose risen
run: ran
say: said saidst saith sayest sayst
see: saw sawest seen
seek: sought
seethe: sod sodden
sell: sold
send: sent
shake: shook shaken
shall: shalt should shouldst shouldest
shear: shorn
shine: shone
shoe: shod
shoot: shot
show: shown
shrink: shrank shrunk
sing: sang sung
sink: sank sunk sunken
sit: sat
slay: slew slain
sleep: slept
sling: slung
smite: smote smitten
sow: sown
speak: spake spoke spoken
spend: spent
spill: spilt
spin: spun
spit: spat
spring: sprang sprung
stand: stood
steal: stole stolen
stick: stuck
sting: stung
stink: stank stunk
strike: strake struck stricken
strive: strove striven
strew: strawed strewn
swear: sware swore sworn
sweep: swept
swell: swollen
swim: swam swum
swing: swung
take: took taken
teach: taught
tear: tare tore torn
tell: told
think: thought
throw: threw thrown
tread: trod trode trodden
understand: understood
undo: undone undid
uphold: upheld upholden
wake: woke
wax: waxen
wear: wore worn
weave: wove woven
weep: wept
will: wilt would wouldst wouldest
win: won
withdraw: withdrew withdrawn
withhold: withheld withholden
withstand: withstood
work: wrought
wot: wist
wring: wrung
write: wrote written`;

const NOUNS = `
brother: brethren
calf: calves
cherub: cherubim cherubims
child: children
cow: kine
elf: elves
foot: feet
goose: geese
half: halves
hoof: hooves
knife: knives
leaf: leaves
loaf: loaves
louse: lice
man: men
mouse: mice
ox: oxen
penny: pence pennies
scarf: scarves
self: selves
seraph: seraphim seraphims
sheaf: sheaves
shelf: shelves
staff: staves
thief: thieves
tooth: teeth
wife: wives
wolf: wolves
woman: women`;

const ADJECTIVES = `
big: bigger
brave: braver
bright: brighter
clean: cleaner
clear: clearer
dark: darker
dear: dearer
deep: deeper
early: earlier earliest
easy: easier
fair: fairer
fat: fatter
few: fewer
fine: finer
full: fuller
great: greater
happy: happier
hard: harder
heavy: heavier
high: higher
holy: holier
large: larger
long: longer
low: lower
mighty: mightier
near: nearer nigh
new: newer
old: older
poor: poorer
pure: purer
rich: richer
short: shorter
small: smaller
sore: sorer
strong: stronger
sweet: sweeter
swift: swifter
tall: taller
thick: thicker
true: truer
warm: warmer
weak: weaker
white: whiter
wide: wider
wise: wiser
young: younger`;

// One word to a reader, which the stemmer would part.
const DERIVED = `
create: creator creators
deliver: deliverance deliverances deliverer deliverers
minister: ministration ministrations ministries ministry
persevere: perseverance
pray: prayer prayers
remember: remembrance remembrances
reverence: reverenced reverencing
sacrifice: sacrificed sacrificedst sacrificest sacrificeth sacrificing`;

// Two words to a reader, which the stemmer would join: `godly` with `god`,
// `compassion` with `compass`. A row stands for itself.
const APART = `
adamant
apartment apartments
authority authorities
comely comelier comeliest comeliness
compassion compassions compassionate
conversion
evening evenings
eyewitness eyewitnesses
farthing farthings
fleeting
godly godliness
goodly goodlier goodliest goodliness
harness harnessed harnesseth
homely
levi
likeness likenesses
quite
revelation revelations
several severally
severe severely severer severest severity
singe singed
stately
ungodly ungodliness ungodlinesses
wicked wickedly wickedness wickednesses
wilful wilfully wilfulness willful willfully willfulness
witness witnessed witnesses witnesseth witnessing
withes
yeast`;

const OLDER_WORDS = `
always: alway
among: amongst
astonished: astonied
between: betwixt
example: ensample ensamples
here: hither
jubilee: jubile
nothing: nought naught
often: oft oftentimes ofttimes
on: upon
there: thither
to: unto
toward: towards
where: whither
while: whilst whiles
yes: yea
you: thou thee ye
your: thy thine yours
yourself: thyself yourselves`;

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((row) => row.split(/:? /));

/** From a form to the head word of its row. */
export const HEAD_OF_FORM: ReadonlyMap<string, string> = new Map(
  [VERBS, NOUNS, ADJECTIVES, DERIVED, OLDER_WORDS]
    .flatMap(rowsOf)
    .flatMap(([head = "", ...forms]) => forms.map((form) => [form, head] as const)),
);

/** Words that the stemmer must not see, with the key that stands for them. */
export const KEY_OF_WORD_APART: ReadonlyMap<string, string> = new Map(
  rowsOf(APART).flatMap((row) => row.map((form) => [form, row[0] ?? form] as const)),
);

/** Plurals in `-men` follow `man`, except for these. */
export const NOT_PLURAL_OF_MAN: ReadonlySet<string> = new Set([
  "abdomen",
  "amen",
  "bitumen",
  "omen",
  "semen",
  "specimen",
]);

// Facts about English that no rule of endings gives, for `stemOf`. Each row is a
// head word and the forms that count as the same word when other forms are
// wanted; the older English of the 1611 and 1898 texts stands beside the modern.

const VERBS = `
abide: abode
arise: arose arisen
awake: awoke awoken
be: am art are is was wast were wert been being beest
bear: bare bore borne born
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
can: could canst couldst couldest
catch: caught
choose: chose chosen chuse
cleave: clave cleft clove cloven
cling: clung
clothe: clad
come: came
creep: crept
deal: dealt
dig: dug
do: did didst does doest doeth dost doth done doing
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
go: goes goest goeth went gone going
grind: ground
grow: grew grown
hang: hung
have: has hath hast had hadst having
hear: heard
heave: hove
help: holp holpen
hew: hewn
hide: hid hidden
hold: held holden
keep: kept
kneel: knelt
know: knew known
lade: laden
lay: laid laying
lead: led
leap: leapt
learn: learnt
leave: left
lend: lent
lie: lay lain lying
light: lit
lose: lost
make: made
may: mayest mayst might mightest
mean: meant
meet: met
mistake: mistook mistaken
mow: mown
overcome: overcame
overtake: overtook overtaken
overthrow: overthrew overthrown
pay: paid
perceive: perceivest
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
set: setteth setting
shake: shook shaken
shall: shalt should shouldst shouldest
shear: shore shorn
shine: shone shined
shoe: shod
shoot: shot
show: shew showed shewed shown shewn showing shewing shews shows sheweth showeth shewest showest
shrink: shrank shrunk
sing: sang sung
sink: sank sunk sunken
sit: sat sitting
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
spread: spreadest
spring: sprang sprung
stand: stood
steal: stole stolen
stick: stuck
sting: stung
stink: stank stunk
strike: struck stricken
strive: strove striven
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
wake: woke waked
wax: waxen
wear: wore worn
weave: wove woven
weep: wept
will: wilt would wouldst wouldest
win: won
wind: wound
withdraw: withdrew withdrawn
withhold: withheld withholden
withstand: withstood
work: wrought
wot: wist wit wotteth wottest
wring: wrung
write: wrote written`;

const NOUNS = `
brother: brethren
calf: calves
cherub: cherubim cherubims
child: children
cow: kine
die: dice
elf: elves
foot: feet
goose: geese
half: halves
hoof: hooves
knife: knives
leaf: leaves
life: lives
loaf: loaves
louse: lice
man: men
mouse: mice
ox: oxen
penny: pence pennies
person: persons
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
broad: broader
clean: cleaner
clear: clearer
cold: colder
dark: darker
dear: dearer
deep: deeper
early: earlier earliest
easy: easier easiest
fair: fairer
fat: fatter fattest
few: fewer
fine: finer
full: fuller
great: greater
happy: happier
hard: harder
heavy: heavier
high: higher
holy: holier holiest
just: juster
large: larger
light: lighter
long: longer
lovely: lovelier
low: lower
mean: meaner
mighty: mightier mightiest
near: nearer nearest nigh
new: newer
old: older
poor: poorer
pure: purer
rich: richer
short: shorter
small: smaller
strong: stronger
sweet: sweeter
swift: swifter
tall: taller
thick: thicker
true: truer
warm: warmer
weak: weaker
wide: wider
wise: wiser
wicked: wickeder
young: younger`;

const OLDER_WORDS = `
alas: alack
always: alway
among: amongst
ask: asketh
aware: ware
between: betwixt
beside: besides
burden: burthen
cloak: cloke
fill: filled
here: hither
often: oft oftentimes ofttimes
on: upon
the: ye
there: thither
to: unto
toward: towards
where: whither
while: whilst
yes: yea
you: thou thee ye
your: thy thine yours
yourself: thyself yourselves`;

const rows = [VERBS, NOUNS, ADJECTIVES, OLDER_WORDS].flatMap((table) => table.trim().split("\n"));

/** From a form to the head word of its row. */
export const HEAD_OF_FORM: ReadonlyMap<string, string> = new Map(
  rows.flatMap((row) => {
    const [head = "", forms = ""] = row.split(": ");
    return forms.split(" ").map((form) => [form, head] as const);
  }),
);

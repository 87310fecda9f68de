// Words that the older texts, or the British, spell otherwise than the newest
// text does. Each row is the beginning of a word in both spellings; what follows
// it stays (`ploughshare`, `counselled`).

const SPELLINGS = `
artiz artis
bason basin
briar brier
burthen burden
caldron cauldron
carcase carcass
caterpiller caterpillar
centre center
chesnut chestnut
cieled ceiled
cieling ceiling
clift cleft
cloke cloak
counsell counsel
cummin cumin
defence defense
despatch dispatch
enquir inquir
expence expense
fulness fullness
garlick garlic
graff graft
grey gray
grisled grizzled
handywork handiwork
havock havoc
inclos enclos
intreat entreat
jailor jailer
jaspar jasper
judgement judgment
licence license
lothe loathe
lothing loathing
marishes marshes
mitre miter
morter mortar
mould mold
musick music
offence offense
plaister plaster
plough plow
pourtray portray
practis practic
pretence pretense
publick public
recompence recompense
rase raze
sceptre scepter
sepulchre sepulcher
shew show
skilful skillful
sope soap
spue spew
spunge sponge
stablish establish
stedfast steadfast
subtil subtl
sycomore sycamore
theatre theater
throughly thoroughly
unskilful unskillful
unstedfast unsteadfast
vail veil
waggon wagon
woollen woolen
worshipp worship`;

/** Beginnings of words as the older texts spell them, and as the newer do. */
export const OLDER_SPELLINGS: readonly (readonly [older: string, newer: string])[] =
  SPELLINGS.trim()
    .split("\n")
    .map((row) => {
      const [older = "", newer = ""] = row.split(" ");
      return [older, newer];
    });

/** `-our`, and `-ise` in words that are also spelled with a `z`; the groups are kept. */
export const BRITISH_OUR =
  /(ard|arm|behavi|cand|clam|col|demean|endeav|fav|ferv|flav|harb|hon|hum|lab|neighb|od|parl|rig|rum|savi|sav|splend|succ|tum|val|vap|vig)our/;
export const BRITISH_ISE =
  /^(anathemati|apologi|apostati|adverti|bapti|cauteri|eulogi|organi|paraly|reali|recogni|sympathi)s(?=e|ing)/;

// Words that do the same work in a sentence, as classes: "my stepdad punches"
// then teaches something about "my uncle slaps". The patterns name them with
// `@`, and the model reads them beside the words.

/** A class and its words; `@other` takes in another class that stands before it. */
const WORDS: Readonly<Record<string, string>> = {
  not: "not never no nobody nothing without nor neither hardly cannot",
  i: "i",
  me: "me us",
  my: "my our",
  his: "his her their",
  him: "him her them himself herself themselves",
  himself: "himself herself themselves themself themselfs hisself",
  partner:
    "husband hubby wife wifey partner spouse boyfriend girlfriend bf gf fiance fiancee fiancé fiancée ex exhusband exwife exboyfriend ex-husband ex-wife ex-boyfriend ex-girlfriend lover",
  parent:
    "father dad daddy papa pa baba tatay nanay mother mom mum mommy mummy mama amma appa parent parents stepdad stepfather stepmom stepmum stepmother step-dad step-father step-mother foster",
  child:
    "son daughter child children kid kids baby babies toddler infant newborn grandson granddaughter grandchild grandchildren grandkids stepson stepdaughter twins grandbaby granddaughters sons daughters boys girls preschooler little",
  kin: "@partner @parent @child brother brothers sister sisters sibling cousin cousins uncle uncles aunt auntie aunty grandfather grandmother grandpa grandma granny gran granddad grandad nan nana niece nephew relative relatives stepbrother stepsister half-brother inlaws in-laws inlaw in-law son-in-law daughter-in-law mother-in-law father-in-law brother-in-law sister-in-law twin family sis bro lad lads",
  friend:
    "friend friends bestie roommate flatmate housemate classmate neighbour neighbor neighbours neighbors colleague coworker co-worker mate buddy bff",
  person:
    "man woman guy girl boy lady gentleman someone somebody teen teenager person people men women students student pupil guys kid widow widower couple member patient client niece youth lodger tenant elder deacon organist drummer singer warden volunteer mate crush anyone individual",
  authority:
    "pastor priest teacher coach boss bishop tutor manager supervisor landlord babysitter childminder sitter lecturer professor employer madam madame foreman chaplain prophet apostle doctor carer caregiver nurse guard guards soldier soldiers rebels elder deacon leader warden headmaster headteacher imam rabbi curate vicar father minister driver therapist physiotherapist masseur orderly trainer instructor master officer",
  he: "he she they who him her @kin @friend @person @authority hes shes theyre",
  other: "he she they @kin @friend @person",
  abuser:
    "he she they @kin @authority @person gang men stranger attacker abuser stalker hubsand husban",
  peer: "@kin @friend @person",
  hit: "hit hits hitting beat beats beating beaten slap slaps slapped slapping punch punches punched punching kick kicks kicked kicking choke chokes choked choking strangle strangles strangled strangling shove shoves shoved shoving smack smacks smacked smacking whip whips whipped flog flogs flogged flogging thrash thrashes thrashed cane canes caned belts belted spit spits bite bites bit batter batters battered headbutt headbutts hitts hurts hurting drags dragged slams slammed slaps knocks knocked whack whacks throttled throttles pummels pinches pinched burns burned burnt scalded stabs stabbed shoots attacks attacked attacking assaulted assaults assaulting grabs grabbed pins pinned twists twisted lashes lashed whips",
  hurt: "hurt hurts hurting harm harms harming abuse abuses abused abusing mistreats mistreated torture tortures tortured bully bullies terrorise terrorize terrorises terrorizes @hit",
  hitbase:
    "hit beat slap punch kick choke strangle shove smack whip stab shoot kill hurt harm murder poison smother suffocate drown attack burn rape shake smash throttle batter cut bury finish butcher knife hack break",
  hitting:
    "hitting beating slapping punching kicking choking strangling shoving smacking stabbing shooting killing hurting harming murdering poisoning smothering suffocating drowning attacking burning raping shaking molesting",
  threat:
    "threaten threatens threatened threatening threats threat blackmail blackmails blackmailed blackmailing stalk stalks stalked stalking terrorizes",
  rape: "rape raped rapes raping rapist molest molested molests molesting molestation grope groped gropes groping fondle fondled fondles fondling incest sodomized defiled",
  touch: "touch touches touched touching",
  die: "die dies dying dead dieing dyin gone",
  kill: "kill kills killing killed murder murders murdered",
  pills:
    "pills pill tablets tablet overdose od sleeping paracetamol tylenol aspirin insulin antidepressants meds medication morphine oxy capsules",
  means:
    "rope noose gun pistol rifle shotgun revolver blade blades razor razors knife knives bleach weedkiller pesticide poison belt tracks bridge roof rooftop ledge cliff viaduct balcony river railway rail train lorry bus cable beam hosepipe petrol firearm sniper",
  weapon:
    "knife knives gun guns pistol rifle shotgun machete bat hammer blade axe cutlass shank hatchet panga",
  tools:
    "belt cane stick cord wire rod hose broom shoe iron pan brush slipper strap rope pipe whip paddle bat cable spoon switch",
  drink:
    "vodka whisky whiskey gin beer beers bottle bottles drink drinks drinking drank drunk booze boozing alcohol alcoholic alcoholism wine rum brandy sherry spirits liquor flask hungover wasted",
  drug: "heroin meth cocaine coke crack fentanyl oxy oxycodone oxycontin percocet percs perc opioid opioids opiates tramadol codeine weed ketamine ket ice xanax xans benzos valium needle drugs drug dope gear smack spice nyaope adderall lean kratom pot cannabis marijuana amphetamines speed mdma molly painkillers pain-pills substances crystal mkpuru mmiri colorado loud shisha glue petrol vape vapes carts pen syrup methadone tranquilizers ritalin narcotics shabu hydrocodone vicodin morphine",
  bet: "gamble gambles gambling gambled gambler bet bets betting casino casinos slots roulette lottery bookies bookie poker scratchcards scratch-cards aviator blackjack horses sportsbook wager wagered",
  porn: "porn pornography webcam camgirls cam",
  addict:
    "addict addicts addicted addiction addictions hooked junkie alcoholic alcoholics dependent strung dependence",
  relapse:
    "relapse relapsed relapsing relapses rehab detox withdrawal withdrawals overdosed overdose od narcan naloxone sober sponsor meetings",
  meal: "eat eats eating ate eaten meal meals lunch dinner breakfast supper food bread bite bites plate calories calorie carbs",
  purge:
    "purge purges purged purging vomit vomits vomiting laxative laxatives bulimia bulimic binge binges binged bingeing",
  sick: "sick vomit up",
  thin: "thin thinner skinny skeleton bones weigh weighs weight scale fat kilos kg pounds lbs underweight thinness slim slimmer",
  anorexia: "anorexia anorexic bulimia bulimic eating-disorder ana mia",
  voices: "voices voice whispers whispering whisper whispered",
  gadget:
    "tv television radio chip implant router fridge phone wall walls ceiling cameras camera satellite newsreader microwave signals signal antenna transmitter tracker",
  psych:
    "schizophrenia schizophrenic schizoaffective psychosis psychotic manic mania delusional delusions hallucinating hallucinations hallucinates paranoid paranoia",
  medicine:
    "meds medication medicine pills tablets injection lithium olanzapine risperdal antipsychotics antipsychotic risperidone clozapine quetiapine seroquel haldol haloperidol abilify depot",
  suicide:
    "suicide suicidal suicidality sucide sucidal suiside suicde suicied suicid unalive unaliving unalived sewerslide kms ctb",
  selfharm: "self-harm selfharm self-harming self-harms self-injury self-mutilation",
  cut: "cut cuts cutting",
  skin: "arm arms wrist wrists thigh thighs leg legs skin stomach belly hand hands body face flesh forearm forearms hips",
  burn: "burn burns burning burned burnt scratch scratches scratching scratched",
  night: "tonight night nights evening midnight 3am bedtime",
  soon: "tonight today tomorrow now soon monday tuesday wednesday thursday friday saturday sunday weekend week month christmas easter birthday summer",
  school: "school grade class homework teacher form year principal",
  age: "0",
  secret: "secret secrets",
  fear: "afraid scared terrified frightened fear petrified fearful terrifies scares scare frightens scary",
  home: "home house bed room bedroom bathroom",
  lock: "lock locks locked locking",
  money:
    "money salary wages rent savings bank card pension debt debts cash phone passport papers documents keys id",
  police: "police court arrested jail prison restraining custody cps hospital refuge shelter",
  bruise:
    "bruise bruises bruised scar scars welts marks fracture fractures swollen bleeding blood broken black",
  burden: "burden worthless useless failure disappointment waste",
  god: "lord god jesus christ yahweh jehovah savior saviour spirit father almighty allah",
  archaic:
    "thee thou thy thine hath doth ye unto shalt art wast hast saith didst lettest whosoever wherefore lo behold",
  study:
    "sermon sermons hymn hymns lyrics chords commentary exegesis homily meaning essay lecture seminar lesson craft skit puppet devotional-title film movie novel podcast documentary conference workshop liturgy curriculum syllabus symposium bioethics catechism theology hebrew greek module worksheet anthem oratorio chorus choir-piece handout bulletin intercession intercessions awareness policy safeguarding vigil memorial symposium debate article book books chapter quiz game drama commentary concordance catechesis ethics teaching webinar notes",
  news: "news newspaper headline headlines trial verdict massacre bombing terrorist terrorists ukraine gaza sudan nigeria war soldiers victims earthquake famine refugees shooting",
  bible:
    "judas saul samson ahithophel zimri abimelech absalom amnon tamar dinah jael sisera ehud eglon cain abel goliath david bathsheba uriah job elijah jonah moses jezebel haman esther legion gerasene stephen herod herodias salome isaac abraham jephthah levite gibeah lot potiphar joseph paul peter jeremiah nebuchadnezzar eutychus naomi ruth hagar nabal abigail polycarp ignatius malchus eli pharaoh joab barabbas delilah",
  pray: "pray prayer prayers praying verse verses psalm psalms scripture scriptures bible",
  generic:
    "those all everyone people families victims survivors volunteers workers charities organisations organizations ministries",
  thanks:
    "thank thanks thankful thanking grateful gratitude praise hallelujah glory celebrating testimony testimonies blessed restored healed recovered freed delivered peace rejoicing",
};

const CLASSES_OF = new Map<string, readonly string[]>();
for (const name of Object.keys(WORDS)) {
  for (const word of wordsOf(name)) {
    CLASSES_OF.set(word, [...(CLASSES_OF.get(word) ?? []), name]);
  }
}

/** Every word of a class, with those of the classes that it takes in. */
export function wordsOf(name: string): ReadonlySet<string> {
  const words = WORDS[name];
  if (words === undefined) throw new Error(`There is no class of words called ${name}.`);
  const found = new Set<string>();
  for (const word of words.split(" ")) {
    if (!word.startsWith("@")) found.add(word);
    else for (const inner of wordsOf(word.slice(1))) found.add(inner);
  }
  return found;
}

/** The classes that a word belongs to, the narrowest first. */
export const classesOf = (word: string): readonly string[] => CLASSES_OF.get(word) ?? [];

// What the words themselves make all but certain: "stillborn", "IVF", "got the
// job". The model learns how far each can be trusted, and the tone is guarded
// by them.

/** Alternatives that the patterns name with `@`. */
const GROUPS: Readonly<Record<string, string>> = {
  parent:
    "mother|mom|mum|mommy|mummy|mama|ma|mam|father|dad|daddy|papa|pa|parents?|grand ?mother|grand ?father|grand(?:ma|pa|dad|mum)|granny|gran|nan|nana|nanna|grandparents?|abuela|abuelo|step ?(?:mother|father|dad|mom|mum)|(?:mother|father) in law",
  child:
    "son|daughter|child|children|kids?|bab(?:y|ies)|toddler|infant|newborn|boys?|girls?|sons|daughters|twins?|triplets|grand ?(?:son|daughter|child|children|baby|kids)|step ?(?:son|daughter)|little (?:one|boy|girl)|firstborn|teen(?:ager)?s?",
  partner: "husband|wife|spouse|partner|boyfriend|girlfriend|fianc[eé]e?|ex",
  sib: "brothers?|sisters?|siblings?|cousin|uncle|aunt|auntie|nephew|niece|twin|(?:brother|sister) in law",
  friend:
    "friends?|bestie|best mate|mate|neighbou?rs?|colleague|co ?worker|roommate|classmate|pastor|coach|teacher",
  gone: "died|dead|passed(?: away| on)?(?! (?:his|her|my|the|all|their|out|every|with|it|a|grade|year|exams?|first))|pass away|is gone|was killed|got killed|lost (?:his|her|their) (?:life|battle|fight)|went (?:home )?to (?:be with )?(?:the lord|jesus|god|heaven)|in heaven|is no more|drowned|buried|burying|bury",
  my: "my|our|his|her|their|the|a|an",
  anim: "dog|cat|puppy|kitten|pup|pet|rabbit|bunny|hamster|horse|pony|parrot|labrador|lab|retriever|collie|beagle|spaniel|terrier|guinea pig|bird|budgie|poodle|dachshund|tabby|kitty|doggo",
};

/**
 * `@name` is one of a group, `~` up to three words of the same sentence; a word
 * matches whole, and the plain text has no other signs than words and stops.
 */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  stillbirth: [
    "stil+ ?born|still ?birth|still birth|born still|born (?:asleep|sleeping)|born without (?:breath|a heartbeat|crying)|cold cot",
    "(?:3[0-9]|4[0-2]|2[0-9]|full) (?:weeks?|term) ~ (?:no|without a|stopped|lost) (?:heartbeat|heart|her|him)",
    "no heartbeat ~ (?:3[0-9]|4[0-2]|2[4-9]|full) (?:weeks?|term)",
  ],
  miscarriage: [
    "miscarr[a-z]+|mis carr[a-z]+|missed abortion|ectopic|blighted ovum|chemical pregnancy|d and c|molar pregnancy",
    "lost (?:the|our|my|a|another|this) (?:bab(?:y|ies)|pregnancy|bump|bean)",
    "no heartbeat|(?:six|seven|eight|nine|ten|eleven|twelve|thirteen|[6-9]|1[0-6]) weeks ~ (?:lost|gone|bleeding|bled|no heartbeat)",
    "(?:lost|bleeding|bled|gone) ~ (?:six|seven|eight|nine|ten|eleven|twelve|thirteen|[6-9]|1[0-6]) weeks",
    "pregnancy loss",
  ],
  abortion: [
    "abort(?:ion|ions|ed|ing)",
    "terminat(?:ed|ion|ing) ~ (?:pregnancy|baby)",
    "the clinic ~ (?:years|baby|child)",
    "ended (?:the|a|my|our) pregnancy",
  ],
  "child-died": [
    "(?:my|our|her|his|their) ~ @child ~ (?:@gone)",
    "(?:lost|buried|bury|burying|funeral for|death of) (?:my|our|her|his|their) ~ @child",
    "(?:sids|cot death|crib death)",
  ],
  "spouse-died": [
    "(?:my|late) ~ (?:husband|wife|spouse|partner|fianc[eé]e?) ~ (?:@gone)",
    "(?:lost|buried|bury|burying|death of) my ~ (?:husband|wife|spouse|partner|fianc[eé]e?|soul ?mate)",
    "widow(?:er|ed|hood|s)?",
    "(?:his|her) side of the bed",
  ],
  "parent-died": [
    "(?:my|our|her|his|their|when|since|that) ~ @parent ~ (?:@gone)",
    "(?:lost|buried|bury|burying|death of|grieving|mourning|missing) (?:my|our|her|his|their|both) ~ @parent",
    "(?:mom|mum|dad|mama|papa|nan|gran|grandma|grandpa|granny) ~ (?:@gone)",
    "orphan(?:ed)?",
  ],
  "friend-died": [
    "(?:my|our|her|his|their|a) ~ (?:@sib|@friend) ~ (?:@gone)",
    "(?:lost|buried|bury|burying|death of|grieving|mourning) (?:my|our|her|his|their|a) ~ (?:@sib|@friend)",
  ],
  "suicide-loss": [
    "(?:took|taken|ended|take) (?:his|her|their) (?:own )?life",
    "(?:killed|hanged|hung|shot) (?:himself|herself|themselves|themself)",
    "(?:died|death|lost|gone|loss) (?:by|to|of|from) (?:suicide|(?:his|her|their) own hand)",
    "suicide (?:of my|note|loss|survivors?)|committed suicide|jumped ~ (?:bridge|train|roof)",
  ],
  "sudden-death": [
    "(?:killed|died|death|dead|lost|gone) ~ (?:crash|accident|wreck|collision|pile up|heart attack|aneurysm|shot|murder(?:ed)?|stabbed|stabbing|shooting|suddenly|overnight|instantly|sudden|overdose)",
    "(?:sudden|unexpected|without warning) ~ (?:death|passing|loss|gone|died)",
    "(?:murdered|stabbed to death|shot dead|hit and run|drunk driver|brain aneurysm|cardiac arrest|dropped dead|collapsed and)",
  ],
  funeral: [
    "(?<! since the | since dad 's | at the | after the | since mom 's | since his | since her )funerals?|memorial service|the wake|homegoing|eulogy|burial|graveside|cremat(?:ion|ed|orium)|viewing|celebration of life|casket|coffin|pallbearer|shiva|interment|committal",
  ],
  "death-remembered": [
    "(?:anniversary|year|years|months) ~ (?:death|died|passing|passed away|loss|since we lost|since i lost|since (?:he|she) (?:died|passed|left us))",
    "(?:first|second|third) (?:christmas|thanksgiving|easter|birthday|mothers? day|fathers? day|mother 's day|father 's day|holidays?|anniversary) (?:without|since)",
    "(?:without (?:him|her|them|mom|mum|dad)) ~ (?:christmas|birthday|holiday|year)",
    "(?:would have been|would be|would have turned|would turn) (?:[0-9]+|his|her|their|our|today)",
    "late (?:husband|wife|mother|father|son|daughter|brother|sister)(?: 's)? birthday|birthday ~ (?:not here|heaven|gone|without)","death anniversary|empty chair|grief ~ (?:back|again|waves?)|still miss",
  ],
  "pet-died": [
    "(?:my|our|the|his|her|old|family|sweet|beloved) ~ @anim ~ (?:@gone|put down|put to sleep|vet|dying|euthan[a-z]+|cancer)",
    "(?:put|putting|lost|losing|miss|buried|death of|goodbye to) (?:my|our|the|his|her) ~ (?:@anim)",
    "(?:put down|put to sleep|rainbow bridge|the vet)",
  ],
  "loved-one-dying": [
    "hospice|palliative|last days|final days|days left|deathbed|death bed|actively dying|comfort care|life support|last breath|saying goodbye|end of life|dnr",
    "(?:he|she|@parent|@partner|@sib|@friend|@child) (?:is|are) (?:dying|fading|slipping away|not going to make it)",
    "(?:days|weeks|hours|months) (?:left|to live)",
  ],
  "own-dying": [
    "my own funeral|(?:give|gave|given) me (?:[a-z0-9]+ )?(?:weeks|months|days|a year)","i am (?:dying|terminal|not going to get better|going to die of)|my (?:own death|terminal|own dying|funeral)",
    "(?:i have|given me|gave me|told me) ~ (?:weeks|months|days|a year) ~ (?:left|to live)",
    "nothing (?:more|else) (?:they|the doctors?|to be|can)",
    "(?:my|i) ~ (?:stopping|stopped|no more) (?:chemo|treatment)",
  ],
  infertility: [
    "ivf|infertil[a-z]+|iui|embryos?|egg retrieval|sperm|fertility|barren|ttc|clomid|pcos|endometriosis|childless|unable to conceive|negative (?:test|pregnancy)|hysterectomy|ovulat[a-z]+|transfer failed|two week wait",
    "(?:trying|try|tried) ~ (?:conceive|a baby|to get pregnant|for a (?:baby|child|second)|have (?:a )?(?:child|children|baby|kids))",
    "(?:pray|praying|longing|waiting|want|wish|hoping|desire) ~ (?:to conceive|to get pregnant|to be (?:a )?(?:mother|mom|mum|parents?|pregnant)|a (?:baby|child) of (?:my|our) own|fruit of the womb)",
    "fruit of the womb|one line|not pregnant|empty (?:womb|nursery)|baby shower|can not (?:conceive|get pregnant|have (?:children|kids|a baby))",
  ],
  divorce: [
    "divorc[a-z]+|separated|separation|marriage is over|left me ~ (?:marriage|married|years)|decree|moved out|(?:husband|wife) (?:has )?(?:left|is leaving|walked out|wants out)|ex (?:husband|wife)",
  ],
  adultery: [
    "(?<! i had an | i have an | my )affairs?|adulter[a-z]+|(?<! i was | i have been )unfaithful|infidelity|(?<! i | i have )cheat(?:ed|ing|s)?(?: on)?|cheater|sleeping with|slept with|another (?:woman|man)|other woman|other man|mistress|dating app|betray(?:ed|al) ~ (?:husband|wife|partner|marriage)|(?:husband|wife|partner) ~ betray(?:ed|al)|found (?:the )?(?:texts|messages)",
  ],
  "break-up": [
    "(?:engagement|wedding) ~ (?:called off|cancelled|broken|over|off)","(?:broke|break|breaking|broken|split) (?:up|it off|off|with me)|break ?up|dumped|heart ?broken|heartbreak|called off ~ (?:wedding|engagement)|(?:boyfriend|girlfriend|fianc[eé]e?) ~ (?:left|ended|leaving|dumped|ghosted)|ended (?:things|it|our relationship|the engagement)|get over (?:him|her)|ex (?:boyfriend|girlfriend|fianc[eé]e?)|relationship ended",
  ],
  estranged: [
    "estrange[a-z]+|no contact|not (?:spoken|talked|speaking|speak|talk|talking) ~ (?:years|to me|to us|each other|son|daughter|mother|father|brother|sister)|cut (?:me|us|him|her|them) off|blocked (?:me|my number|us)|(?:will|does|do|has|have) not ~ (?:speak|talk|answer|return|reply) ~ (?:me|us|calls|letters)|disowned|never (?:calls|call|met)|have not (?:seen|heard from) (?:my|our)|not let me see",
  ],
  "parents-divorcing": [
    "parents (?:are |is )?(?:getting |going through )?(?:a )?(?:divorc[a-z]+|separat[a-z]+|split[a-z]*)","(?:my|our) (?:parents|mom and dad|mum and dad|mother and father|dad and mom|folks) ~ (?:divorc[a-z]+|separat[a-z]+|split[a-z]*|fight[a-z]*|argu[a-z]+|yell[a-z]*|shout[a-z]*|quarrel[a-z]*|scream[a-z]*|breaking up|apart|hate|not talking)",
    "(?:dad|mom|mum|father|mother) (?:moved|moving|is moving|is leaving|left|walked) (?:out|us|home)|(?:mom|mum|dad) and (?:mom|mum|dad)|choose between (?:my|them|mom|mum)|parents' (?:divorce|fights)|parents 's? ?(?:divorce|marriage)",
  ],
  "home-lost": [
    "(?:house|home|apartment|flat|trailer|everything|barn|roof|cabin) ~ (?:burn[a-z]*|fire|flood[a-z]*|destroyed|ruined|gone|tornado|hurricane|collapsed|foreclos[a-z]+|repossess[a-z]+)",
    "(?:fire|flood|floods|tornado|hurricane|storm|wildfire|cyclone|landslide) ~ (?:house|home|everything|apartment|roof|lost|took|destroyed)",
    "evict[a-z]+|foreclos[a-z]+|house fire|lost (?:our|my|their) (?:home|house|everything)|living in (?:our|my|the) car|homeless now|insurance ~ (?:flood|fire|roof)",
  ],
  "far-from-home": [
    "homesick[a-z]*|home sick|far from (?:home|my family|everyone|family)|refugees?|asylum|immigrants?|migrants?|abroad|foreign (?:country|land|city)|exile|miss (?:home|my country|my family back)|back home|new country|my homeland|left my (?:country|family behind)|overseas|expat",
  ],
  suicidal: [
    "(?:want|wanted|wanting|wish|ready|going|better) (?:to )?(?:die|be dead|not wake up|disappear forever|not exist|end it|end my life)|suicid[a-z]+|kill myself|end (?:it all|my life|everything)|do not want to (?:live|be here|be alive|wake up|exist|go on)|better off (?:dead|without me)|wish i (?:was|were|had) (?:dead|never)|no reason to live|unalive|take my (?:own )?life",
  ],
  "suicidal-other": [
    "(?:he|she|they|son|daughter|friend|brother|sister|husband|wife|him|her|mother|father|mom|mum|dad|niece|nephew|cousin|roommate) ~ (?:suicid[a-z]+|wants? to die|kill (?:himself|herself|themselves)|end (?:his|her|their) life|talks? (?:of|about) dying|does not want to live|not want to be here|hurt (?:himself|herself))",
    "suicide (?:watch|attempt|note)|attempted suicide|tried to (?:kill|end) (?:himself|herself|his|her)|overdosed on purpose|goodbye (?:text|letter|note|messages?)",
  ],
  "self-harm": [
    "self (?:harm[a-z]*|injur[a-z]+)|selfharm[a-z]*|(?:cut|cuts|cutting|burn|burning|hurt|hurting|scratch|scratching|hit|hitting) (?:myself|herself|himself|themselves|my (?:arms?|wrists?|legs?|skin|thighs?)|her (?:arms?|wrists?|legs?|skin|thighs?)|his (?:arms?|wrists?|legs?|skin))|razor|blades?|scars|cutting|relapsed with cutting",
  ],
  "violence-at-home": [
    "(?:hits?|beats?|slap[a-z]*|punch[a-z]*|chok[a-z]+|strangl[a-z]+|kick[a-z]*|shov[a-z]+|threaten[a-z]*|abus[a-z]+|control[a-z]*|hurts?|pushe[sd]|throws?|beating) (?:me|us|my mom|my mum|my mother|her)",
    "domestic (?:violence|abuse)|abusive (?:husband|wife|partner|marriage|relationship|home|boyfriend|father|ex)|battered|(?:women 's|the|a) (?:shelter|refuge)|restraining order|safe house|afraid of (?:my|him)|scared of (?:my|him)|walking on eggshells|bruises?|violent (?:husband|home|partner|father|temper)",
  ],
  "sexual-violence": [
    "rap(?:e|ed|es|ist)|sexual(?:ly)? (?:assault[a-z]*|abus[a-z]+|violen[a-z]+|harass[a-z]+|molest[a-z]+)|molest[a-z]*|grop[a-z]+|assaulted|forced (?:me|himself)|touched me|said no|date raped?|drugged|metoo|incest",
  ],
  "abused-as-child": [
    "(?:child(?:hood)?|as a (?:child|kid|boy|girl|little)|when i was (?:a |[0-9]|little|small|young|six|seven|eight|nine|ten|five|four|eleven|twelve)|growing up) ~ ~ (?:abus[a-z]+|beat[a-z]*|molest[a-z]+|hurt|touched|hit|belt|rap[a-z]+|trauma|neglect[a-z]*)",
    "(?:abus[a-z]+|beat[a-z]*|molest[a-z]+|touched|trauma|hit|belt) ~ ~ (?:childhood|as a (?:child|kid|boy|girl|little)|when i was|growing up)",
    "child(?:hood)? (?:abuse|trauma|sexual|wounds?|memories)|survivor of|what (?:he|she|they|my (?:father|mother|dad|uncle|stepfather|stepdad)) did to me|flashbacks",
  ],
  "fear-of-hurting": [
    "(?:i|might|may|could|going to|almost|nearly|want to|afraid i|will|urge to) ~ (?:hurt|hit|shak[a-z]+|shook|slap(?:ped)?|kill|harm|smack(?:ed)?|strangle|choke|snap at|throw|hurting|hitting) (?:my|the|him|her|them|someone|somebody|a|our|his|people)|my (?:rage|temper) ~ (?:kids|children|wife|husband|son|daughter|family|baby)|intrusive thoughts ~ (?:hurt|harm|kill)|shook the baby|i (?:hit|slapped|pushed|shoved|grabbed|punched) (?:my|her|him)",
  ],
  "child-in-danger": [
    "(?:child|boy|girl|kids?|children|pupil|student|nephew|niece|grand ?(?:son|daughter|child|children|kids)|toddler|baby) ~ ~ (?:bruis[a-z]+|abus[a-z]+|neglect[a-z]*|beaten|hurt by|hit|unsafe|in danger|hungry|locked|screaming|marks|burns)",
    "child (?:protect[a-z]+|abuse|services|neglect)|cps|social (?:services|worker)|next door ~ (?:scream[a-z]*|cry[a-z]*|child|kids)|trafficked",
  ],
  "addiction-own": [
    "(?:i|me|i am|my(?= (?:addict|drink|gambl|porn|alcohol|relaps|own|drug))) ~ (?:addict(?:ed|ion|ions)?|alcoholic|relaps[a-z]+|drunk|drink(?:ing)?|gambl[a-z]+|porn(?:ography)?|using again|drugs|bottle|weed|cocaine|heroin|meth|vodka|wine|whiskey|pills|high|betting|casino|sober up|vap(?:e|ing)|smok(?:e|ing)|slots|hangover|drank)",
    "(?:porn(?:ography)?|relapse(?:d)?|rehab|aa|na|slipped|alcohol|gambling|drinking) ~ (?:i|my|me|again)",
    "quit (?:drinking|smoking|porn|gambling|using)|stop (?:drinking|smoking|gambling|using|watching)",
  ],
  "addiction-other": [
    "(?:son|daughter|husband|wife|brother|sister|he|she|his|her|him|dad|mom|mum|father|mother|friend|uncle|cousin|nephew|niece|boyfriend|girlfriend|grandson|granddaughter|child|partner) ~ ~ (?:addict(?:ed|ion|ions)?|alcohol(?:ic|ism)?|relaps[a-z]+|drunk|drink(?:s|ing)?|gambl[a-z]+|porn(?:ography)?|using|drugs|heroin|meth|fentanyl|cocaine|rehab|overdos[a-z]+|weed|opioids?|detox|pills|betting|bottle|casino)",
  ],
  eating: [
    "anorexi[a-z]+|bulimi[a-z]+|eating disorder|bing(?:e|es|ed|eing|ing)|purg(?:e|es|ed|ing)|starv(?:e|es|ed|ing) (?:myself|herself|himself)|calories?|laxatives?|throw(?:ing)? up ~ (?:food|meal|eat|after)|will not eat|stopped eating|not eating|afraid (?:of|to) (?:eat|food)|hate my body|the scale|feeding tube ~ (?:anorexia)|skipp?ing meals|food",
  ],
  "mental-illness": [
    "schizo[a-z]+|bipolar|psych(?:osis|otic|iatric|iatrist|ward)|mani[ac]|manic|mental (?:illness|hospital|ward|institution|health)|hear(?:s|ing)? (?:the )?voices|voices|paranoi[ad]|delusion[a-z]*|sectioned|hallucinat[a-z]+|ocd|borderline|personality disorder|ptsd|lithium|antipsychotics?|medication|meds|committed to",
  ],
  anxiety: [
    "anxi[a-z]+|panic(?:king|ky)?(?: attacks?)?|worr(?:y|ied|ies|ying|ier)|overthink[a-z]*|nervous|racing (?:heart|thoughts)|chest (?:is )?tight[a-z]*|tight chest|fearful|what ifs?|on edge|stress(?:ed|ing)?|dread|phobia|can not breathe|agoraphobia|heart (?:races|racing|pounding)",
  ],
  depression: [
    "depress[a-z]+|heav(?:y|iness)|can not get out of bed|out of bed|numb(?:ness)?|empt(?:y|iness)|hopeless[a-z]*|dark(?:ness)?|no joy|flat|grey|gray|fog|sadness|so sad|black dog|antidepressants?|no energy|feel nothing|despair|down(?:cast)?|joyless|nothing matters",
  ],
  sleepless: [
    "insomnia|can not (?:fall a)?sleep|can not fall asleep|not sleep(?:ing)?|sleepless[a-z]*|awake|nightmares?|bad dreams|night terrors?|[1-5] ?am|lie awake|lying awake|toss(?:ing)? and turn(?:ing)?|no sleep|restless nights?|three in the morning|ceiling",
  ],
  exhausted: [
    "exhaust[a-z]+|burn(?:ed|t)? ?out|burnout|worn (?:out|down|thin)|so tired|tired of everything|too much|overwhelm[a-z]*|no strength left|running on empty|drained|weary|can not (?:keep going|do this anymore|carry)|at (?:the end of my rope|my limit)|stretched (?:too )?thin|nothing left|empty tank|juggling",
  ],
  "after-birth": [
    "post ?(?:partum|natal)|baby blues|ppd|after (?:the|giving) birth|new (?:mom|mum|mother|dad|father|parents?)|newborn ~ (?:cry[a-z]*|sleep|colic|exhaust[a-z]*|tired)|(?:bond|love|connect) ~ (?:with )?(?:my|the|our) (?:baby|newborn)|colic|breast ?feed[a-z]*|birth trauma|traumatic birth|weeks old|sleep deprived",
  ],
  "cancer-own": [
    "(?:i|me|i am|i have|my(?: own| breast| lung| prostate| colon| skin)?(?= (?:cancer|chemo|tumou?r|oncolog|radiation|dialysis|transplant|kidney|leukemia|lymphoma|diagnos))) ~ (?:cancer|chemo(?:therapy)?|tumou?rs?|leukemia|leukaemia|lymphoma|melanoma|radiation|radiotherapy|mastectomy|oncolog[a-z]+|diagnosed|als|ms|parkinson[a-z']*|kidney failure|dialysis|transplant|heart failure|malignant|metastas[a-z]+)",
    "(?:chemo(?:therapy)?|radiation|cancer|oncologist|dialysis|tumou?r) ~ (?:my|i|me|i am|myself)",
  ],
  "cancer-other": [
    "(?:@parent|@partner|@sib|@friend|@child|he|she|his|her|him|friend 's|mom 's|dad 's|mother 's|father 's|for [a-z]+) ~ (?:cancer|chemo(?:therapy)?|tumou?rs?|leukemia|leukaemia|lymphoma|melanoma|radiation|radiotherapy|oncolog[a-z]+|stage (?:4|four|3|three|2|two)|als|kidney failure|dialysis|transplant|heart failure|parkinson[a-z']*|glioblastoma|malignant)",
    "(?:cancer|chemo|leukemia|tumou?r|glioblastoma) ~ (?:@parent|@partner|@sib|@friend|she|he|her|him)",
  ],
  surgery: [
    "surger(?:y|ies)|surgical|surgeons?|operat(?:ion|ions|ing|e|ed)(?: table| room| theatre)?|anaesthe[a-z]+|anesthe[a-z]+|bypass|hip replacement|knee replacement|going under|under the knife|c section|caesarean|cesarean|transplant|hysterectomy|appendectomy|biopsy|scalpel|procedure|theatre|valve",
  ],
  results: [
    "(?:wait|waiting|waits|await|awaiting|scared|pending) ~ ~ (?:results?|scans?|biopsy|diagnosis|mri|ct|tests?|mammogram|call|doctor|phone|blood ?work|lump|pathology)",
    "(?:biopsy|mri|ct scan|scan|mammogram|test|pet scan|blood ?work|ultrasound|lab) (?:results?|tomorrow|today|on|this|next|came)|results? (?:come|are|due|tomorrow|on|from|not)|found (?:a|something) ~ (?:lump|mass|shadow|spot)|(?:a|the) (?:lump|shadow|spot|mass)|biopsy|scanxiety",
  ],
  "chronic-pain": [
    "chronic|fibromyalgia|arthritis|migraines?|lupus|crohn[a-z']*|(?:back|nerve|joint|neck|knee|constant|daily|body) pain|pain (?:every|all|never|that|for|again|day)|years of pain|in pain|lyme|flare ?ups?|flares?|long covid|cfs|fatigue syndrome|invisible illness|endometriosis|sciatica|ulcerative|sickle cell",
  ],
  "sick-child": [
    "(?:my|our|his|her|their|little|the) ~ @child ~ (?:sick|ill|fever|hospital|asthma|seizures?|icu|unwell|pneumonia|infection|er|coughing|vomiting|rsv|croup|epilep[a-z]+|heart (?:defect|condition)|surgery|leukemia|cancer|diabet[a-z]+|allerg[a-z]+|meningitis|not breathing|throwing up|getting worse)",
    "(?:sick|ill|feverish) (?:@child)|(?:picu|pediatric|paediatric|children 's (?:hospital|ward))|(?:fever|seizures?|croup|rsv|hospital) ~ ~ (?:@child|[0-9]+ (?:year|month)s? old)",
  ],
  "sick-other": [
    "(?:@parent|@partner|@sib|@friend|he|she|his|her|him) ~ (?:sick|ill|hospital(?:ized|ised)?|icu|stroke|heart attack|pneumonia|accident|coma|unwell|infection|sepsis|broke|fell|fall|surgery|covid|ventilator|injured|healing|diabet[a-z]+|recover[a-z]*|flu)",
    "(?:heal|healing for|recovery for|pray for|strength for) (?:my )?(?:@parent|@partner|@sib|@friend)",
    "stroke|intensive care|icu|ventilator|coma|motorcycle accident|car accident|car crash",
  ],
  "sick-self": [
    "(?:i|me|i am|i have|my(?= (?:own|back|knee|ankle|wrist|tooth|throat|flu|cold|fever|body|leg|arm|foot|shoulder|stomach|head|broken|ulcer))) ~ (?:flu|sick|cold|covid|fever|infection|sprain[a-z]*|broke|broken|ankle|migraine|stomach|virus|ill|unwell|pneumonia|bronchitis|tonsil[a-z]*|tooth[a-z]*|knee|wrist|kidney stones?|shingles|injur[a-z]+|cough[a-z]*|throat|ulcer|concussion|sinus|rash|back)",
    "sick in bed|get well|feel better|flu|tooth ?ache|bad cold",
  ],
  dementia: [
    "dementia|alzheimer[a-z']*|memory (?:loss|care)|(?:forgets?|forgot|forgetting|does not (?:know|recogni[sz]e|remember)|not recogni[sz]e) ~ (?:me|my name|who|us|name|everything|things|anymore)|lewy|losing (?:his|her) (?:mind|memory)|sundown[a-z]*",
  ],
  caregiver: [
    "care ?giv[a-z]+|carers?|caring for|care for my|looking after|look after|taking care of|full time care|respite|bedridden|bathe|feeding (?:him|her)|diapers for|24 7",
  ],
  disability: [
    "disab[a-z]+|wheel ?chairs?|autis[a-z]+|down ?s syndrome|down 's syndrome|down syndrome|cerebral palsy|blind(?:ness)?|deaf(?:ness)?|special needs|adhd|paraly[sz][a-z]*|amput[a-z]+|paraplegic|quadriplegic|asd|spina bifida|non ?verbal|dyslexia|prosthe[a-z]+|hearing loss|losing my sight|nonverbal|muscular dystrophy",
  ],
  ageing: [
    "(?:grow|growing|getting|grew) old(?:er)?|old age|ag(?:e)?ing|elderly|retire[a-z]*|retirement|my age|i am (?:[6-9][0-9])|nursing home|assisted living|(?:eighty|seventy|ninety|sixty)|body (?:is )?(?:slowing|failing|weaker)|senior|in my (?:60|70|80|90|seventies|eighties|nineties)s?|years (?:i have )?left|walker|driving licence|car keys",
  ],
  pregnancy: [
    "pregnan(?:t|cy)|expecting|trimester|due (?:date|in)|ultrasound|morning sickness|unborn|baby bump|baby on the way|weeks along|midwife|labou?r|delivery|gestation[a-z]*|preeclampsia|high risk|twenty week|20 week|delivery room|safe delivery|first kick",
  ],
  premature: [
    "premature|premie|preemies?|nicu|incubator|born (?:too |so )?early|too (?:soon|early)|(?:2[2-9]|3[0-4]|twenty [a-z]+) weeks|ventilator|isolette|neonatal|scbu|grams|1 ?lb|2 ?lbs|pounds",
  ],
  prodigal: [
    "prodigal|(?:son|daughter|child|children|kids|grandson|granddaughter|boy|girl) ~ ~ (?:left (?:the )?(?:faith|church|home|god)|wandered|lost|run ?away|ran away|walked away|wrong crowd|turned (?:his|her|their) back|far from (?:god|you|the lord)|gang|rebel[a-z]*|come home|back to (?:god|you|church|faith|jesus|the lord)|stopped (?:going|believing)|atheist|streets|wild|wayward)|wayward|come (?:back )?home|come back to (?:god|you|jesus|faith)",
  ],
  teenager: [
    "teen(?:s|age|aged|ager|agers)?|(?:1[3-9]|thirteen|fourteen|fifteen|sixteen|seventeen) (?:year|yr)|adolescen[a-z]+|high school|middle school|bull(?:y|ied|ying)|her phone|his phone|screens?|video ?games?|gaming|tiktok|instagram|puberty|slams|eye ?rolls?|grades",
  ],
  children: [
    "(?:my|our|the) (?:children|kids|little ones|boys|girls|sons|daughters|grandchildren|grandkids)|raising|bring(?:ing)? up|parenting|patien(?:ce|t) with|toddler|bedtime|first day (?:of|at) (?:school|kindergarten|nursery)|kindergarten|protect(?:ion)? ~ (?:children|kids|son|daughter)|better (?:mother|mom|mum|dad|father|parent)|motherhood|fatherhood|godly children",
  ],
  "marriage-strained": [
    "(?:edge|verge|brink|talks?|talking|thinking|threatens?|threat) (?:of|about) (?:a )?divorce|sleep in separate","(?:marriage|husband|wife|spouse) ~ ~ (?:cold|distant|falling apart|struggl[a-z]+|trouble|fight[a-z]*|argu[a-z]+|roommates|strangers?|crumbl[a-z]+|on the rocks|broken|failing|hanging|silent|dead|over|saved?|restor[a-z]+|apart|not (?:talk|speak|love)|ending|quarrel[a-z]*|nagging|dying|drifting|resent[a-z]*|crisis|rough|hard|unhappy|loveless)",
    "(?:save|restore|heal|fix|rescue|fight for) ~ marriage|(?:cold|silent|loveless|sexless|unhappy|troubled|struggling|broken|dead) marriage|counsell?ing|like (?:roommates|strangers)|sleeping in (?:separate|different|the spare)|(?:we|husband and i|wife and i) ~ (?:fight|argue|bicker|do not talk|barely talk|hardly talk|keep arguing|keep fighting)",
  ],
  "marriage-blessing": [
    "bless ~ (?:marriage|husband|wife|union|spouse)|(?:for|prayer for|praying for) my (?:husband|wife|spouse)|prayer for our marriage|(?:thank|love) my (?:husband|wife)|marriage (?:blessing|strong|stronger)|godly marriage|newlyweds?|strengthen ~ marriage|better (?:husband|wife)",
  ],
  single: [
    "(?:a|for a|godly|good|future|right) (?:husband|wife|spouse)","single(?:ness| woman| man| and| at|s)?|(?:future|a|godly|right|my|find|send me a) (?:spouse|husband|wife|partner|mate|soul ?mate)|unmarried|never married|dating|always the bridesmaid|life partner|the one|someone to (?:love|share)|boaz|not married|everyone (?:is|else is) (?:married|getting married)|find love|old maid|no ring|bridesmaid",
  ],
  lonely: [
    "lonel(?:y|iness)|alone|no friends?|no ?body (?:calls|visits|cares|to talk)|no one (?:calls|visits|to talk|cares|texts|knows|notices|invites)|isolat[a-z]+|left out|make friends|need (?:a )?friends?|invisible|by myself|eat (?:lunch |dinner )?alone|friendless|not invited|friendships?",
  ],
  "family-quarrel": [
    "(?:family|famil(?:y|ies)|siblings|brothers?|sisters?|in laws?|relatives|cousins?|aunts?|uncles?) ~ ~ (?:fight[a-z]*|feud[a-z]*|quarrel[a-z]*|argu[a-z]+|will|inheritance|estate|split|divided|conflict|strife|drama|tension|war|not speaking|peace|bicker[a-z]*|sue|suing|lawyers?)",
    "inheritance|in laws|mother in law|father in law|(?:sister|brother) in law|family (?:feud|peace|drama|conflict|unity|quarrel|gathering|tension|strife)|thanksgiving dinner|dad 's will|mom 's (?:will|house)|mother 's (?:will|house)",
  ],
  "single-parent": [
    "single (?:mom|mum|mother|dad|father|parent|parents|parenting)|(?:rais[a-z]+|bring[a-z]* up|parent[a-z]*|doing) ~ ~ (?:alone|by myself|on my own|solo)|solo parent[a-z]*|both (?:mother|mom|mum) and (?:father|dad)|(?:mom|mum|mother) and (?:dad|father)|no help from (?:their|his|her|the) (?:father|dad|mother)|absent father|lone parent",
  ],
  "foster-adopt": [
    "adopt[a-z]*|foster[a-z]*|home study|birth (?:mother|mom|mum|parents)|placement|orphanage|case ?worker|biological (?:mother|mom|parents)|reunification|kinship care",
  ],
  custody: [
    "custody|visitation|family court|guardian ad litem|(?:judge|court|hearing|lawyer) ~ ~ (?:kids|children|son|daughter|boys|girls)|(?:kids|children|son|daughter|boys|girls) ~ ~ (?:judge|court|hearing|taken from me|took from me)|keep(?:s|ing)? (?:me|him|her) from (?:my|seeing|his|her)|parental (?:alienation|rights)|see my (?:kids|children|son|daughter|boys|girls)|taken (?:my|our) (?:kids|children|son|daughter)|every other weekend|alienat[a-z]+",
  ],
  unemployed: [
    "unemploy[a-z]*|out of work|job ?less|(?:look|looking|search|searching|hunt|hunting|seek|seeking|need|needs|find|finding|pray for|praying for|want|get) ~ (?:a )?(?:job|work|employment)|job (?:search|hunt|hunting|seeker|applications?|opening)|applications?|resumes?|cvs?|between jobs|no (?:job|work|replies|callbacks|interviews|offers)|rejections?|rejected again|months without (?:work|a job)|did not get (?:the|a|that) job|open (?:a )?doors?",
  ],
  "job-lost": [
    "laid off|lay ?offs?|fired|made redundant|redundan(?:t|cy)|lost (?:my|his|her|our|their) jobs?|let (?:me|him|her|us) go|got let go|was let go|sacked|(?:was|been|got) terminated|dismissed|downsiz[a-z]+|(?:company|factory|plant|firm|store|shop|office|mill) (?:is |has |was )?(?:clos[a-z]+|shut[a-z]*|folded|bankrupt)|job (?:was |is )?(?:cut|eliminated|gone)|pink slip|severance|contract (?:was )?(?:not renewed|ended)",
  ],
  interview: [
    "(?<! card | visa | asylum | citizenship | immigration )interview(?:s|ing|ed)?|(?:final|second|third) round|shortlist[a-z]*|audition[a-z]*|promotion (?:decision|board|interview)|hear back|hiring (?:manager|panel|decision)|panel|job offer ~ (?:decision|wait)|try ?outs?",
  ],
  "work-trouble": [
    "boss(?:es)?|manager|co ?workers?|colleagues?|work ?place|toxic|office|supervisor|my (?:job|work) (?:is|has|makes)|overwork[a-z]*|bull(?:y|ied|ying)|team lead|hr|shift(?:s)?|hostile|micro ?manag[a-z]+|passed over|credit for|at work|deadlines?|workload|unfair",
  ],
  debt: [
    "debts?|rent|bills?|bankrupt[a-z]*|mortgage|loan(?:s)?|overdue|creditors?|collectors?|collections|financ(?:e|es|ial|ially)|money|overdraft|credit cards?|behind on|utilities|electric(?:ity)?|groceries|afford|provision|paycheck|pay ?day|broke|shut ?off|repo|minimum payment|owe|bailiffs?|foreclosure|taxes",
  ],
  business: [
    "business(?:es)?|my (?:shop|store|company|restaurant|firm|farm|salon|bakery|cafe|startup|bakkie|stall|practice|boutique)|our (?:shop|store|company|restaurant|firm|farm|salon|bakery|cafe|startup|harvest|crops?)|start ?up|customers?|clients?|farm(?:er|ing)?|harvest|crops?|cattle|entrepreneur[a-z]*|self employed|sales|payroll|grand opening|bookings|orders|freelance[a-z]*|employees",
  ],
  exams: [
    "exam(?:s|ination|inations)?|finals|midterms?|stud(?:y|ies|ying)|test (?:tomorrow|today|on|this|next|anxiety)|tests|sat|gcses?|a levels?|bar exam|nclex|board exam|boards|thesis|dissertation|semester|college|university|school|mcat|lsat|jamb|waec|revision|viva|math|maths|chemistry|algebra|quali?f[a-z]+|driving test|admission|entrance|homework|grades|nursing school|usmle|licensure",
  ],
  decision: [
    "deci(?:de|ding|sion|sions)|which (?:way|one|path|job|college|school|church|road)|choose|choosing|choice|choices|guidance|discern[a-z]*|crossroads?|cross roads?|what (?:should|shall|do) i do|wisdom (?:to|for|in|about|on)|should (?:i|we)|calling|god 's will|your will|the right (?:path|way|thing|choice)|direction|two offers|stay or (?:go|leave)|whether (?:to|i|we)|or (?:stay|go|not)|torn between|clarity",
  ],
  legal: [
    "(?:visa|green card|asylum|immigration|citizenship) (?:interview|hearing|application|case)",
    "court|trial|judge|lawsuit|sued|suing|legal|lawyers?|attorney|visas?|immigration|green card|deport[a-z]*|asylum|ice|citizenship|papers|accus(?:ed|ation|ations)|charges?|charged|hearing|jury|verdict|sentenc(?:e|ed|ing)|subpoena|false(?:ly)? accus[a-z]+|permit|police|justice|work permit|embassy|undocumented|probation",
  ],
  prison: [
    "prison(?:er|ers|s)?|jail|incarcerat[a-z]+|inmates?|cell|parole|behind bars|locked up|sentence(?:d)? ~ years|serving (?:time|[0-9]+|a sentence)|penitentiary|correctional|juvenile detention|juvie|detention|life sentence|guards?|doing time|commissary|released",
  ],
  moving: [
    "moving (?:to|house|day|home|across|out|in|away|boxes|truck|van|again|soon|next)|move (?:to|across|house|into|day)|new (?:house|home|town|city|place|neighbou?rhood|apartment|flat)|relocat[a-z]+|(?:buy|buying|sell|selling|sale of|offer on|closing on) (?:a|our|my|the|this) (?:house|home|flat|apartment|place|first|property)|first home|real estate|unpack[a-z]*|packing|boxes|mortgage approv[a-z]*|house hunt[a-z]*|realtor|landlord",
  ],
  travel: [
    "travel[a-z]*|trips?|journey(?:ing)?|fl(?:y|ies|ying|ights?)|road ?trip|driving|drive[sr]?|airplane|plane|vacation|holiday|safe(?:ly)? (?:arriv[a-z]+|home|travels?|journey|trip|drive|flight|there|return)|pilgrimage|backpack[a-z]*|airport|highway|on the road|motorway|travelling mercies|traveling mercies|mercies",
  ],
  guilt: [
    "i (?:cheated|was unfaithful|have been unfaithful|had an affair|betrayed|slept with)",
    "guilt[a-z]*|asham[a-z]+|shame|forgive me|regret[a-z]*|i (?:lied|stole|cheated|betrayed|sinned|hurt|did something|said something|failed|messed up|broke|neglected)|my (?:sins?|fault|past|mistakes?)|repent[a-z]*|can not forgive myself|forgive myself|remorse|confess[a-z]*|what i (?:did|have done|said)|sorry|my affair|unforgiv[a-z]+|hit and run|conscience|wronged",
  ],
  forgiving: [
    "forgiv(?:e|ing|eness|en) (?:him|her|them|my|someone|those|people|the|others|his|an|what|a|is)|forgiv(?:e|ing|eness)|unforgiveness|bitter(?:ness)?|grudges?|resent[a-z]*|let(?:ting)? (?:it )?go|hate him|hate her|revenge|seventy times|betray[a-z]*|hurt me|wronged me|apologi[sz][a-z]*",
  ],
  temptation: [
    "tempt[a-z]*|lust[a-z]*|envy|envious|jealous[a-z]*|covet[a-z]*|impur[a-z]+|pur(?:e|ity)|secret (?:sin|habit|life)|self control|gossip[a-z]*|give in|giving in|fantasi[a-z]+|flirt[a-z]*|attracted to|masturbat[a-z]+|urges?|greed[a-z]*|resist[a-z]*|crush on|gluttony|pride|lying|married man|married woman",
  ],
  anger: [
    "ang(?:er|ry|rily)|furious|rage|raging|mad (?:at|with)|temper|fuming|livid|bitter|hate|resent[a-z]*|seething|yell(?:ed|ing)?|explod[a-z]+|so mad|lash[a-z]* out|boil[a-z]*|blow up|short fuse|snap(?:ped|ping)?|irritab[a-z]+|fed up|outrage[a-z]*|pissed",
  ],
  doubt: [
    "doubt[a-z]*|(?:losing|lost|lose|no|little|weak) (?:my )?(?:faith|belief)|(?:do not|can not|not sure|no longer|stop(?:ped)?|if) ~ (?:believe|believing|god (?:is real|exists|is there))|god (?:exists?|is real|even real)|unbelief|deconstruct[a-z]*|faith (?:is )?(?:slipping|gone|crumbling|fading|wavering|weak|crisis)|crisis of faith|atheis[a-z]+|is any of (?:it|this) (?:true|real)|questions? about|agnostic|is it all true|science|make believe|fairy ?tale",
  ],
  "god-silent": [
    "(?:god|you|lord|heaven|heavens|prayers?|he) ~ (?:silent|silence|far|distant|hid(?:e|es|ing|den)|not (?:hear|answer|listen|there|answering|listening|speak)|nowhere|quiet|brass|ceiling|unanswered|ignor[a-z]+|abandon[a-z]*|forsaken|forgotten|bounce[a-z]*)",
    "unanswered pray[a-z]+|silen(?:t|ce)|where (?:are you|is god)|why (?:have you|do you not|will you not|are you)|dark night|dry(?:ness)?|forsaken|feel (?:god|your presence|nothing when)|how long|spiritual(?:ly)? (?:dry|desert|drought)|wilderness|talking to (?:the ceiling|a wall|myself)",
  ],
  nearer: [
    "(?:closer|near(?:er)?|deeper|close|draw|grow|growing|know|love|hunger|thirst|seek|walk|follow) ~ (?:god|you|jesus|christ|the lord|lord|faith|prayer|him|holy spirit|word)|prayer life|quiet time|teach me to pray|learn(?:ing)? to pray|how to pray|read (?:the|my|your) (?:bible|word)|bible (?:reading|study)|devotion(?:al|s)?|spiritual (?:growth|life|discipline|maturity)|holy spirit|intimacy|hunger|revival in|more like (?:you|jesus|christ)|fill me|change my heart|disciple(?:ship)?|surrender|renew|on fire|faith to grow|obedien[a-z]+",
  ],
  salvation: [
    "salvation|(?:saved|unsaved|unbeliev[a-z]+|non ?believers?|lost souls?|atheist|muslim|not a (?:christian|believer)|does not (?:believe|know (?:jesus|god|you|the lord|christ))|do not (?:believe|know (?:jesus|god|you|the lord|christ)))|(?:come|came|coming|turn) to (?:faith|christ|jesus|know|god|the lord|believe)|open (?:his|her|their) (?:eyes|heart|hearts)|soften (?:his|her|their) heart|(?:accept|receive|find|meet|know) (?:jesus|christ|god|the lord|you)|gospel|evangeli[sz][a-z]+|witness(?:ing)? to|share (?:my )?faith|eternity|soul",
  ],
  "church-hurt": [
    "church ~ ~ (?:hurt|abus[a-z]+|betray[a-z]*|judg[a-z]+|left|cult|gossip|scandal|lied|hypocri[a-z]+|shunn[a-z]+|kicked|asked (?:me|us) to leave|rejected|cover[a-z]* up|split|control[a-z]*|wound[a-z]*)",
    "(?:pastor|priest|elders?|leader|christians|youth leader|deacons?) ~ ~ (?:hurt|abus[a-z]+|betray[a-z]*|judg[a-z]+|lied|stole|affair|scandal|manipulat[a-z]+|hypocri[a-z]+|shunn[a-z]+|cover|threw|yelled|humiliat[a-z]+|control[a-z]*)",
    "spiritual(?:ly)? abus[a-z]+|church hurt|hurt by (?:the |my |our |a )?(?:church|pastor|christians)|cult|hypocri[a-z]+|excommunicat[a-z]+",
  ],
  church: [
    "(?:our|my|the|local|small|a|new) (?:church|congregation|parish|pastor|priest|ministry|worship|minister|vicar|choir|fellowship|diocese|small group|youth group|sunday school|elders|deacons|bishop)|church (?:plant|plants|planting|growth|unity|building|leaders|leadership|family|service|retreat|anniversary|council|roof)|revival|congregation|parish|pastor|sunday service|ministr(?:y|ies)|unity in|vbs|alpha course|easter services?|youth (?:group|camp|retreat|ministry)",
  ],
  serving: [
    "preach(?:ing)?|sermon|teach(?:ing)? (?:sunday|a|the|my|class|this|on|tomorrow)|lead(?:ing)? (?:worship|a|the|bible|prayer|small|our|my|music|youth)|sing(?:ing)? (?:at|in|this|on|a|the|for)|worship set|volunteer[a-z]*|sunday school (?:class|teacher|lesson)|speak(?:ing)? (?:at|to|on|tomorrow|this)|my talk|serve|serving|usher|reading (?:at|in)|altar|lay reader|devotion for|first sermon|give (?:a|my) (?:talk|testimony)|choir solo|deacon|ordain[a-z]*|ordination|homily|lesson",
  ],
  born: [
    "(?:is|was|were|been|has been|just|safely|finally) born|gave birth|given birth|(?:new|healthy|beautiful|precious) (?:baby|grand ?(?:son|daughter|child|baby)|newborn|arrival)|new ?born|welcome[ds]? ~ (?:baby|son|daughter|grand ?(?:son|daughter|child)|girl|boy|twins|world)|birth of (?:our|my|a|the|his|her)|became (?:a )?(?:grandparents?|grandma|grandpa|grandmother|grandfather|mother|father|dad|mom|mum|parents|aunt|uncle)|it is a (?:boy|girl)|baby (?:arrived|is here|came|girl is here|boy is here)|she is here|he is here|arrived (?:safely|this morning|last night)|pounds|ounces",
  ],
  thanks: [
    "thank(?:s|ful|fulness|ing)?(?: you| god| lord)?|grate(?:ful|fulness)|gratitude|praise|bless(?:ed|ings)|count(?:ing)? (?:my|our) blessings|appreciat[a-z]+|good (?:day|year|life|gifts)|thanksgiving|rejoic[a-z]+",
  ],
  "job-found": [
    "(?:got|get|gotten|given|landed|offered|received|found|accepted|have|start|starting|starts|started|hired|awarded|secured|won|finally) (?:the|a|my|this|that|his|her|an|me|for the)? ?(?:dream |new |first |full time |permanent |better |good )?(?:job|position|contract|role|offer|promotion|work|apprenticeship|internship|place|post)|(?:they|was|got|been|am|is) hired|new job|job offer|i start (?:on )?(?:monday|next|tomorrow)|promoted|(?:got|given|received) (?:a|the|my) promotion|(?:an|the) offer|they said yes|first paycheck|signed the contract|employed (?:again|at last)|first day (?:at|of) (?:work|my|the) (?:new )?(?:job)?",
  ],
  healed: [
    "(?:cancer|tumou?r|pain|symptom|disease) free|remission|all clear|(?:scan|scans|biopsy|results?|test|tests|mri|mammogram|lump|bloods?|blood ?work) ~ (?:clear|clean|benign|negative|normal|good|fine|nothing)|benign|(?:is|was|been|am|are|fully|has|completely|got) (?:healed|cured|recovered|recovering well)|home from (?:the )?hospital|out of (?:the )?(?:hospital|icu|coma|danger|woods)|rang the bell|healed|recover(?:y|ed)|surgery (?:went well|was a success|successful|is over)|no (?:more )?(?:cancer|tumou?r|sign of)|discharged|walking again|last chemo|got better|feeling better|woke up",
  ],
  answered: [
    "(?:charges|case|lawsuit) ~ (?:dropped|dismissed)|thank you for hearing",
    "(?:answer(?:ed|s|ing)?|heard) (?:my|our|a|the|every|to|all|prayers?|her|his|their)|answered pray[a-z]+|pray[a-z]+ (?:was|were|has been|have been|got|is|finally)? ?(?:answered|heard)|you (?:heard|answered|did it|came through|provided|made a way)|god (?:did it|came through|answered|heard|provided|made a way|is faithful)|it happened|breakthrough|miracle|finally (?:happened|came|got)|came through|after (?:[a-z0-9]+) (?:years|months) of (?:praying|prayer|waiting)|visa (?:was |is |got )?(?:approved|granted|came)|approved|testimony|what (?:i|we) (?:asked|prayed) for",
  ],
  wedding: [
    "wedding(?: day)?|engaged|engagement|getting married|marry(?:ing)?|bride|groom|proposed|said yes|nuptials|(?:got|get|be|getting) married|vows|honeymoon|maid of honou?r|best man|down the aisle|newly ?weds?|marriage ceremony|betrothed",
  ],
  anniversary: [
    "(?:wedding|marriage|our|[0-9]+(?:st|nd|rd|th)?|golden|silver|diamond|ruby|first|tenth|fiftieth|twenty fifth|fortieth|parents) (?:[0-9]+|st|nd|rd|th|year|wedding|marriage)? ?anniversary|years (?:of marriage|married|together|as husband)|married (?:for )?(?:[0-9]+|ten|twenty|thirty|forty|fifty|sixty|five) (?:[a-z]+ )?years|anniversary",
  ],
  birthday: [
    "birthdays?|turn(?:s|ed|ing) (?:[0-9]+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)|another year older|(?:[0-9]+|st|th) years? old today|quincea[a-z]+|new year of life|year of life",
  ],
  passed: [
    "(?:passed|aced|pass) (?:my|his|her|the|all|our|their|every|with|both|it|first|a|[a-z]+ (?:exam|test|bar|boards|class))|graduat[a-z]+|diploma|degree|valedictorian|got (?:in|into|accepted|admitted|my (?:licen[cs]e|degree|results|diploma|grades))|accepted (?:to|into|at|by)|acceptance letter|scholarship|won (?:a|first)|(?:driver 's|driving|nursing|medical|pilot|teaching) licen[cs]e|defended (?:my|his|her) (?:thesis|dissertation)|straight a s?|honou?rs|prize|award|made the (?:team|honor|cut)|commencement|phd",
  ],
  baptism: [
    "bapti[sz](?:m|ms|ed|ing|es|e)?|christen[a-z]*|confirm(?:ation|ed|and)|first communion|came to (?:faith|christ|jesus|the lord)|gave (?:my|his|her|their) (?:life|heart) to (?:christ|jesus|god|the lord)|accepted (?:christ|jesus)|born again|got saved|was saved|(?:is|are) saved|new believer|godmother|godfather|godparents?|dedicat(?:ion|ed|ing)|received (?:christ|jesus)|easter vigil|rcia",
  ],
  reconciled: [
    "reconcil[a-z]+|made (?:up|peace|amends)|(?:came|come|is|are|she is|he is|back|walked) (?:back|home)|speaking (?:again|to (?:me|us|each other) again)|talk(?:ing|ed|s)? again|(?:called|phoned|texted|hugged|apologi[sz]ed|forgave|forgiven|forgave me) (?:me|us|each|after|today)|restored|peace (?:at last|between|was)|hugged|first time in (?:[a-z0-9]+) years|back together|welcomed (?:me|him|her) (?:back|home)|friends again|said sorry|marriage (?:was |is |has been )?(?:restored|saved)",
  ],
  sober: [
    "sober|sobriety|clean (?:for|today|and|since|[0-9]+|one|a|time|date)|(?:days|months|year|years|weeks) (?:clean|sober|without|off|free)|(?:one|[0-9]+|thirty|sixty|ninety) (?:day|month|year) (?:chip|token|medallion|coin)|free (?:from|of) (?:alcohol|drugs|porn|addiction|drinking|gambling)|chip|have not (?:had a drink|used|drunk|gambled|touched)|not (?:had )?a (?:drop|drink)|recovery|finished rehab|not used since|without a (?:drink|drop|bet)",
  ],
  war: [
    "wars?|bomb[a-z]*|missiles?|ukrain[a-z]+|gaza|israel[a-z]*|palestin[a-z]+|sudan[a-z]*|syria[a-z]*|invasion|cease ?fire|terror(?:ism|ist|ists)?|air ?strikes?|shelling|hostages?|drones?|frontline|front line|conflict in|peace in|genocide|rockets?|militia|civilians?|refugees|yemen|congo|troops|kyiv|kharkiv|beirut|lebanon|myanmar|occupied",
  ],
  disaster: [
    "earth ?quakes?|hurricanes?|tornado(?:e?s)?|floods?|tsunami|wild ?fires?|famine|drought|shootings?|mass shooting|typhoon|cyclone|landslides?|victims|survivors|rescue (?:workers|teams?)|rubble|volcan[a-z]+|epidemic|pandemic|plane crash|first responders|mudslides?|disaster|relief|school shooting|ebola|cholera|trapped",
  ],
  poor: [
    "homeless(?:ness)?|hungry|hunger|poor|poverty|food (?:bank|pantry|kitchen|line)|soup kitchen|beggars?|begging|street (?:people|children)|(?:live|living|lives|sleep|sleeping|sleeps) on the streets?|the needy|widows and orphans|slums?|starving children|rough sleep[a-z]*|sleep(?:ing)? rough|the lonely|marginali[sz]ed|orphans|outreach|sleeping (?:bag|outside)|under the bridge|forgotten people",
  ],
  leaders: [
    "president|prime minister|government|election(?:s)?|congress|parliament|politic[a-z]+|nation(?:s|al)?|our (?:country|leaders|city|mayor|governor|nation)|vote|voting|mayor|governor|those (?:in authority|who govern)|leaders?|senate|senators?|king|supreme court|world leaders|politicians|the country|ministers|lawmakers|those in power|authorit(?:y|ies)|polls",
  ],
  persecuted: [
    "persecut[a-z]+|underground church|(?:christians?|believers?|churches|pastors?|converts?|brothers and sisters) ~ ~ (?:prison|jailed|arrested|killed|tortured|china|iran|north korea|nigeria|india|pakistan|afghanistan|eritrea|hiding|attacked|burned|beheaded|secret|suffer[a-z]*|house churches)|martyr[a-z]*|north korea|for (?:his|her|their|the) faith|house church(?:es)?|blasphemy|boko haram|imprisoned for|suffering church|disowned ~ (?:faith|jesus|christ)",
  ],
  mission: [
    "mission(?:s|ary|aries| trip| team| field)?|unreached|bible translat[a-z]+|nations|short term|people group|(?:take|took|taking|carry|spread|share) (?:the )?gospel|evangelist[a-z]*|ends of the earth|support raising|furlough|sent out|medical mission|tribes?|have not heard|never heard|outreach|great commission|church plant[a-z]*|medical trip|translators",
  ],
  soldier: [
    "soldiers?|army|navy|marines?|air ?force|deploy[a-z]*|military|troops|police (?:officer|man|force)?|officer|fire ?(?:fighter|fighters|man|men|house|service|station)|sheriff|deputy|boot camp|basic training|veterans?|tour of duty|combat|in uniform|on patrol|paramedics?|ems|national guard|coast ?guard|first responder|cop|barracks|base|enlist[a-z]*|recruit|cadet|sailor|submarine|regiment|peacekeep[a-z]*",
  ],
  morning: [
    "morning(?:s)?|new day|start (?:of )?(?:my|the|this|a) day|begin(?:ning)? (?:of )?(?:my|the|this|a|today)|day ahead|wake|waking|dawn|sunrise|first thing|monday|before work|good morning|order my day",
  ],
  evening: [
    "evening(?:s)?|bed ?time|good ?night|before (?:i go to )?(?:sleep|bed|i sleep|we sleep)|end of (?:the|my|this|a) day|night(?: prayer|fall)?|day is (?:done|over|ending)|examen|going to (?:bed|sleep)|lay (?:me|down)|sunset|compline|vespers|review of the day|day 's end|close of day|rest tonight|lights out|as i (?:sleep|lie)",
  ],
  waiting: [
    "wait(?:ing|s|ed)?|patien(?:ce|t|tly)|god 's timing|your timing|timing|how much longer|still (?:no|nothing|waiting)|not yet|in limbo|limbo|on hold|delay(?:ed|s)?|promise|when will|how long|season of waiting|years (?:of )?(?:waiting|praying)|standing still|nothing happens|stuck",
  ],
  "hard-talk": [
    "(?:talk|conversation|tell|telling|confront|confronting|meeting|say|speak|admit|confess|come clean|break the news|words|discussion) ~ (?:tomorrow|tonight|today|hard|difficult|my|with|to|him|her|them|truth|that|this)|difficult conversation|hard (?:talk|conversation)|confrontation|come clean|tell (?:my|him|her|them) (?:parents|wife|husband|the truth|mother|father|boss|that)|coming out|face (?:him|her|them|my)|right words|break (?:the|bad) news|mediation|sit down with|disciplinary|intervention|apologi[sz]e|resign|breaking up with|quitting",
  ],
  "friend-in-need": [
    "(?:a|my|our|the|for|dear|close|good|old|best) (?:friends?|neighbou?rs?|colleague|co ?worker|classmate|mate|roommate|buddy|bestie|someone|somebody|family at church|family friend)(?: [a-z]+)? ?(?:is|who|going|has|needs|in|at|through|having|struggling|from|\\.)|(?:going|goes) through|tough time|hard time|rough (?:time|patch|season)|having a hard|unspoken|needs (?:prayer|you|strength|help)|struggling|lift up|difficult (?:time|season)|carrying a lot",
  ],
};

const compile = (source: string): RegExp => {
  const spaced = source
    .replaceAll(/@([a-z]+)/g, (_, name: string) => `(?:${GROUPS[name]})`)
    .replaceAll(" ~ ~ ", "(?: [^ .]+){0,6} ")
    .replaceAll(" ~ ", "(?: [^ .]+){0,3} ");
  return new RegExp(` (?:${spaced})(?= )`, "u");
};

const SIGNS: readonly (readonly [string, RegExp])[] = Object.entries(SOURCES).flatMap(
  ([situation, sources]) =>
    sources.map((source, at) => [`${situation}/${at}`, compile(source)] as const),
);

/** What stands shortly before a sign and takes it back, or only wishes for it. */
const TAKEN_BACK =
  / (?:not|never|no|without|hardly|neither|nor|if|unless|until|hope|hoping|wish|want|pray|praying|please|need|help|let|may|could)(?: [^ .]+){0,3}$/;

/**
 * @returns names of the signs that are there: the situation, which of its signs,
 * `not` where words before it deny it or only ask for it, and each once more with
 * the words themselves, some of which are surer than others
 */
export function readSigns(plainWords: string): string[] {
  return SIGNS.flatMap(([name, sign]) => {
    const found = sign.exec(plainWords);
    if (!found) return [];
    const before = plainWords.slice(Math.max(0, found.index - 60), found.index);
    const full = TAKEN_BACK.test(before) ? `${name} not` : name;
    return [full, `${full} =${found[0]}`];
  });
}

const GROUPS_OF_A_WORD = Object.entries(GROUPS).map(
  ([name, words]) => [`@${name}`, new RegExp(`^(?:${words})$`, "u")] as const,
);

/** The first group that a word belongs to, or the word itself. */
export const groupOf = (word: string): string =>
  GROUPS_OF_A_WORD.find(([, words]) => words.test(word))?.[0] ?? word;

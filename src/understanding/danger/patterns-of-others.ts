// Phrases that tell of a danger from others or for others: violence, sexual
// violence, a child in danger, and harm that the writer or somebody else may
// do. For the headers see patterns-of-self.ts.

export const PATTERNS_OF_OTHERS = `
## violence writer plain
my|our *1 @partner|@parent|uncle|brother|stepdad|boss *1 hits|beats|punches|kicks|chokes|slaps|strangles|burns me|us
he|she|they hits|beats|punches|kicks|chokes|slaps|strangles|hit|beat me|us when|and|every|because|again|if|with|at|for|$
then|he|she|always hits me
my|our *1 @partner hurts|choked|strangled|slapped|punched me|us
@parent|mom|dad|mum|stepdad burns me|us
i *2 am|was *1 scared|afraid|terrified of my *1 husband|boyfriend|partner|wife|stepdad
threatens to kill me|us
living|walk|walking on eggshells !in
## violence other plain
his|her|their|sister|daughter|friend *1 husband|boyfriend|partner *1 beats|hits|chokes|strangles her|him
## sexual writer plain
i *1 was|got raped|molested
raped|molested me
coach|teacher|pastor|priest|uncle|dad|stepdad|father|brother|cousin|grandpa|grandfather|boss touches me
## harm writer plain
i *1 shook|shaken my|our|the baby|daughter|son|newborn
i *1 hit|beat|choked|strangled my wife|husband|girlfriend|child|kids|son|daughter
i -2 want to *1 kill|stab|shoot|murder my @kin|boss|ex|neighbour|teacher
## violence writer strong
@abuser *3 @hit|@hurt *1 me|us !with|hard|when|that|but|to|in|like|deeply|by|because|pretty|every|and|as|feelings !kindness|love|words|news
@abuser *3 @hit|@hurt me|us *3 when|every|again|because|in|with|and|by|hard|since|if|at|for|after|before|during *5 drunk|drinks|drink|angry|night|day|sunday|saturday|week|kids|children|belt|stick|face|head|told|sorry|food|dinner|mad|church|loses|secret|front
@abuser *3 hits|beats|slaps|punches|kicks|chokes|strangles|chokes|shoves|beat|choked|strangled|punched|kicked|slapped|raped|smacks|flogs|hitting|beating|choking me|us
@abuser *3 hit|@hit me|us $
@abuser *3 hits|beats|slaps|punches|kicks|chokes|strangles|beat|choked|strangled|punched|kicked|slapped *1 my|our *1 @kin|@child|face|stomach|head
@partner *4 hits|beats|beat|slaps|slapped|punched|violent|abusive|abuses|chokes|choked|strangled !egg|eggs|record|traffic
@partner *3 hit|hits|hitting|beating|beats *1 me|us|$
i|we *2 was|been|being|am|get|got|getting *1 beaten|beat|hit|slapped|abused|strangled|choked|battered|assaulted|stabbed|kicked !at|by|with|up|4-0|for|in
beaten|hit|slapped|abused|battered|punched|kicked|choked|strangled *1 by *2 my @kin|@authority|husband|wife
abused|beaten|hit|battered by @partner|@kin
hands|hand *2 around|round|on *1 my|her *1 neck|throat
raised|raises|lifts|lifted *1 @his hand|hands|fist
laid|lays *2 @his|a|hands|finger *1 hands|on *1 me
put|puts *1 @his hands on me
free with his fists
@his fists|fist
knife|gun|blade|pistol|machete *3 to|at|on|against *1 my|her|the *1 throat|head|neck|back|face
@abuser *5 with *1 a|the|his|her @weapon
gun|knife|pistol|rifle|machete *5 table|bed|smiles|waved|wave|pointed|loading|argue|between
waved|pointed|pulled|held *3 @weapon
@he *3 threatens|threatened|threatening *2 me|us|to !resign|rain|sack
@he *2 threatens|threatened|threatening *3 kill|hurt|beat|stab|shoot|burn|leave|destroy|harm
@abuser -5 will|going|would|wants|want|tried|trying|swears|swore|sworn|promised|says|said|threatened|threatens|gonna *4 kill|bury|stab|shoot|murder|burn|finish *1 me|us|her|them|my|him !in|reading|with|if|when|laughing
will kill|find|hurt|beat *1 me|us *3 if|because|when|for|and *4 leave|tell|refuse|told|go|not|find|out|know|report|home|baptised|christian|convert
if|when i *1 leave|left|tell|told|divorce *5 kill|find|hurt|burn|kids|take|bury|destroy|finish
says|said|told|tells *3 no one|nobody *2 would|will *2 believe|have me
@he *2 strangled|strangles|choked|chokes !the|weeds|on
@abuser *4 broke|broken|breaks|cracked|fractured|split|knocked|dislocated *2 my|her|mum *1 arm|jaw|ribs|rib|nose|finger|wrist|tooth|teeth|lip|leg|bones|hand|cheek|collarbone|eye
black eye|eyes *8 told|door|church|husband|walked|fell|makeup|sunglasses|he|concealer
@bruise *6 told|explain|church|sleeves|dress|makeup|husband|he|boyfriend|scarf|fell|hide|cover|covered|arms|neck|back
finger marks
marks *3 neck|throat
@abuser *3 locks|locked|lock|traps|trapped|holds|kept|keeps *1 me|us *2 in|out|inside|up|prisoner|from
locked|lock|trapped *2 in *2 room|house|flat|bedroom|bathroom|apartment|cellar *5 he|when|until|whenever|by|husband|again|hiding|and
lets|let|allows|allow|allowed *2 me *2 out|leave|phone|see|work|speak|talk|visit|have *3 family|house|friends|alone|money|job|anyone|people|mother|parents
not *2 let me *2 leave|out|see|go|have|work|phone|talk|speak !early|sleep|in
i|we *2 not *1 allowed *2 out|leave|phone|see|work|talk|speak|have|go|to *3 out|anyone|friends|family|phone|alone|money|house|him|her|church
takes|took|checks|controls|keeps|hides|hid|reads|tracks *2 my *1 phone|keys|money|passport|bank|papers|documents|messages|wages|medication|pension|card|salary|id|diary|pills|medicines
controls|control|controlling *1 me|my|everything|what *4 money|wear|friends|see|go|eat|do|phone|movements
@abuser *3 stalks|stalking|stalked|stalker|follows|following *2 me|us !jesus|on
stalker|stalking|stalked !deer|prey
follows|followed|following me home|everywhere|around
waits|waiting|sits|sat|parked|stands *4 outside|across *4 my|her|work|house|door|school|nursery|window
restraining order
protection|protective order
domestic|family|partner violence|abuse|assault !awareness|sunday|sermon|training|conference|shelter|liturgy|ministry|statistics|sector|workers
violent|abusive|controlling|narcissistic|narcissist @partner|@kin|man|relationship|marriage|home|ex|parents|boyfriend
abusive|violent *2 relationship|marriage|husband|household|home|wife|partner
@partner *3 is|gets|becomes|was|has|been|can *3 violent|abusive|aggressive|dangerous|controlling
abused|battered woman|wife|husband|wives|spouse
gaslights|gaslighting *2 me
afraid|scared|terrified|frightened|fear|fearful *2 of *2 my|our|the *1 @partner|@kin|ex|boss|carer|father|mother|son|uncle|stepfather|brother|landlord|nephew
@fear *1 of *1 him|her|them|husband|wife|boyfriend|dad|father !not|but|anymore|forever|hurting|leaving|losing|dying|disappointing
afraid|scared|terrified|frightened|nervous|dread|dreading|do|not *2 to go|going *1 home|inside|in !country|church|to|alone|leader
too frightened|scared|afraid *2 to *2 go|leave|sleep|tell|speak
what he *2 will|would|might|could do *3 me|us|if|when|finds|out|next|$
listen *3 footsteps|car|key|door
can *2 tell *4 footsteps|car|key
walking|walk|live|living *1 on *1 eggshells
escape|leave|leaving|flee|fleeing|run|fled|away|hide|hiding|safe|safely *2 from *1 my|him|an|her|husband|abusive|the *1 @partner|@kin|abuser|$|abusive|husband|father
i|we *4 hide|hid|hiding|sleep|locked|barricade|barricaded *4 bathroom|closet|wardrobe|cupboard|toilet|car|shed|under|door|chair *4 he|him|when|lock|because|until|dad|kids|husband
women|womens *1 shelter|refuge|aid !volunteers|at|and|would|volunteer
shelter|refuge *4 kids|children|find|from|husband|number|near
we|i *1 fled *4 night|him|kids|house|husband|refuge
submit|submission *8 hits|beat|beats|hit|violent|hurts|abuse|belt|abusive|choke|fists|slaps
hits|beats|violent|abuse|beaten|belt|hit|slaps *8 submit|submission|forgive|divorce|ephesians|sin|stay|leave
divorce|leave|leaving *6 abuse|abusive|hits|violent|beats|beat|broke
forgive *6 hits|beats|ribs|broken|hit|violent|abusive|abuser
he *2 hits|beats|hit|hurts|slaps|punches|kicks *1 me|us|again|walls|the *1 $|wall|kids|dog
punches|punch|punching|kicks|smashes|smashed *2 wall|walls|door|doors|tv|phone|furniture|things *4 me|head|next|when|says|my|said|screams|angry
killed|kill|hurt|hurts|drowned|kicked *2 my|our|the *1 dog|cat|kitten|kittens|puppy|pet *5 lesson|punish|leave|leaving|me|next|see|how|front
throws|threw|throwing *3 at me|us|my
threw|thrown|throws *1 me|us *1 out|down|against|into|across|on
dragged|drags|drag|pulled|pulls *2 me *3 hair|bed|stairs|out|floor|by
pushed|pushes|shoved|shoves|push *2 me *2 down|against|into|stairs|off|around|out|and|when|over|to
shakes|shook|shaken me
spits *2 me|face
forced|forcing|force|sold|fixed|selling *2 me|into|marry|marriage|the *3 marry|marriage|wedding|cousin
made me marry
arranged *3 refuse|against|forced|kill
honour|honor|family|shame|shamed *5 kill me
converted|baptised|baptized|christian|conversion|bible|jesus *8 kill|beat|beats|locked|sworn|threatened|hunt|beaten|hiding
@kin -4 sworn|swore|threatened|threaten|want|going|promised *2 to *1 kill|beat|burn *1 me|us
dowry
in-laws|laws *4 beat|torture|slap|hit|burn|abuse|locked|beating
ex *6 outside|threatens|followed|stalking|knife|kill|jail|prison|released|bail|follows|breaks|broken|text|texts|find
gets|got|released|comes|out *2 out *2 of *1 prison|jail *6 me|stabbed|finish|kill|scared|afraid|find|promised
arrested *3 assaulting|beating|hitting|abusing
@police *6 beat|hit|husband|him|abuse *4 me|last|night|beat
gang *6 kill|leave|threatened|waiting|join
how|where *3 get|go|run|leave *4 abusive|violent|beats|abuser|husband
emotional|verbal|verbally|emotionally|financial|spiritual *1 abuse|abused|abusive|abuses !conference|sermon|training|book
calls|called *1 me *3 worthless|stupid|whore|ugly|fat|names|pig|witch|slut|useless *6 every|day|hits|nobody|breaks|he|and|always|$
madam|employer|boss|foreman|sir|landlord|mistress *4 hit|hits|slaps|slapped|beats|burned|beat|throws|shoves|grabbed|pushed|passport|locks
rough *1 with *1 me
my son|daughter|grandson|nephew|child|carer|teenager *4 hits|hit|punches|pushes|beats|slaps|slapped|shakes|shouts|kicks|threatens|threw|twisted *3 me|us|pension|and
takes|took|taken *2 my pension|money|bank
hand|hands *1 to|on|against *1 her|me $
flinch|flinches|flinched *4 hand|he|him|when|me
because|he *1 is in the shower *4 pray|hit
quiet|silent|obey or else
@he *4 makes|made me *2 kneel|beg|sleep|sign|crawl
walk|walking|walks|live|living|lives *1 on eggshells
@he *3 take|takes|took|get *2 the|my|our kids|children|baby *4 if|unless *2 i|tell|leave
@abuser *3 burns|burned|scalds|bites|whips|drags|starves|stabs|shoves|pinches|beats|canes *1 me|us
coach|teacher|pastor|priest|uncle|boss|dad|stepdad|father|brother|cousin|doctor *2 @touch me
afraid|scared|frightened|terrified *3 evening|night|weekend|home|guests|alone *5 he|him|husband|dad|comes
pay for it|every
when it *2 be seen
my fault *5 hit|threw|slow|nag|angry|provoke
raise|raised|raises|lift|lifts|lifted *2 hand|hands|fist *2 me|to|against|her
knocks|knocked *2 me *2 about|down|out|teeth|unconscious
up against the wall
took|taken|takes|keeps|hides|locked *3 my *1 shoes|clothes|passport|papers|keys|phone|telephone|wheelchair|aids
cameras *4 hall|house|room *5 beaten|rules|watch|watches
slept|sleep|sleeping *3 car|bathroom|shed|floor|wardrobe *6 he|him|husband|lock|hit|afraid|because
knows|found|finds|find *2 where|my|our|new *1 i|we|address|live
## violence other strong
@other *3 hits|beats|slaps|punches|kicks|chokes|strangles|beating|hitting|choked|strangled|beat|choking|abusing|abuses|abused|hurting *1 her|him|them|@kin|his|my *1 @kin|wife|girlfriend|children|up|$|when|and|again|with|at|for|because|every|over
@kin|@friend|@person|she|he *3 is|was|gets|being|been|are|getting|got *2 beaten|abused|hit|battered|assaulted|beat|choked|strangled|stabbed|attacked *2 by|again|every|badly|up|at|and|last|in|$
@kin|friend *5 abusive|violent|controlling|controls *2 marriage|husband|relationship|boyfriend|partner|man|wife|her|him
friend|sister|daughter|mother|mum|mom|neighbour|neighbor|niece|cousin|aunt|colleague|coworker *6 husband|boyfriend|partner|ex|man|in-laws|fiance *6 hits|beats|beating|hurts|abuses|chokes|threatens|controls|abusive|violent|hit|beat|hitting|stalking|choked|strangled|hurt|abusing
@person|friend|sister|daughter|mother|niece|neighbour|neighbor|woman|lady|wife|she|aunt|mum|mom|nan|grandma|grandad|he|member *8 bruise|bruises|bruised|marks|burns|cigarette *6 arm|arms|neck|face|back|wrists|eye|legs|throat|husband|him|on|sleeve
@person|woman|lady|friend|wife|she|girl|colleague|coworker *6 black eye|eyes
@person|woman|lady|friend|wife|she|sister|girl|colleague|coworker *6 broken|split *1 ribs|rib|jaw|nose|arm|lip|finger|wrist *5 husband|again|he|him|she|says
@person|friend|sister|daughter|wife|niece|she *5 terrified|afraid|scared|frightened *3 of *2 him|husband|her|boyfriend|partner|father|go
goes|went|going|gone|go *1 back to him
will not|wont leave *2 him|her|$
prayer|pray|protect|protection|safety|hide|save *6 sister|daughter|friend|niece|mother|her *4 from *2 her|him|that|abusive|husband|violent
neighbour|neighbor|neighbours|neighbors|next|upstairs|above|wall|walls *8 screaming|screams|beats|hits|begs|beating|hit|slap|thrown|crying|hitting
helping|help *3 @friend|woman|wife|sister *4 abused|beaten|abusive|violent|domestic
counsel|pastor|congregation|church *8 husband|wife *4 hits|chokes|beats|violent|hit|abuses|beating|beat|abusive
@kin *4 forced|forcing|force *3 marry|marriage|wedding
stalking|stalks|stalked *2 @him|my|@kin|@friend
slashed *3 tyres|tires
@other *4 fighting|fight|fights *5 chokes|hits|hurt|knife|violent|hit|police
dad|father|stepdad|stepfather|husband *4 hits|beats|hitting|beating|choking|chokes|throwing|hurts|hurting|threatens *3 mum|mom|mother|mama|mommy|mummy|wife|her|my
mum|mom|mother *4 beaten|hit|beats|abused
## violence both strong
@abuser *3 @hit|hurts|abuses|beats *1 me|us|my *2 and *3 me|kids|children|my|@kin|her
@abuser *3 @hit|hurts|abuses|beats *3 both *2 of
i|we *3 children|kids *4 not safe|afraid
we *2 both *4 beaten|hit|hits|afraid|scared|beat|bruises
## violence writer certain
@abuser *4 shouts|screams|yells|shouting|screaming|yelling *3 me|us *5 every|night|hit|throw|push|wall|face|drunk|pushes|until
not *1 safe *2 home|house|here|there|with|him|anymore|me|my
i *3 safe|safety *4 from *2 him|husband|ex|dad|father|her|them
he *4 angry|drinks|drunk|temper|rage *5 hide|afraid|scared|run|quiet|hits|wall|kids|breaks|smash
@he *3 smashed|smashes|breaks *2 my *2 phone|laptop|things|glasses|door|plates
@he *2 grabs|grabbed *2 me|my *1 by|arm|throat|hair|neck|wrist|hard
@he *2 hurts|hurt|hurting me
@he *4 says|said *3 kill *1 me|us|him|her
@fear|afraid|scared *6 husband|boyfriend|ex|stepdad|partner *4 angry|drunk|drinking|home|find|finds|out|temper
leave *3 abusive|him *5 afraid|scared|how|thursday|safe|plan|tonight|escape
he *3 find|finds *1 us|me|out
@he *5 my *1 throat|neck
## violence other certain
@other *6 whispers|flinches|flinch|sunglasses|scarf
@partner *4 answers *2 for *1 her|him|everything|every|all
she *4 walks|walked|fell *3 door|stairs|again *4 says|he|husband
not *2 let *1 her *2 out|see|phone|leave|work|come|speak|talk
@other *4 is *1 afraid|terrified|frightened|scared of *1 her|his|their @partner|@kin|son|man
@other *3 beaten|beats|beating|flogged
## sexual writer strong
<not i|we|me *3 was|been|being|got|were|am *2 raped|molested|groped|assaulted|trafficked|violated|drugged !by|in
raped|molested|groped|sexually *3 by|as|when|at|last|in|assaulted|abused *2 my|me|a|child|uncle|stranger|pastor|priest|him|them|@kin|@authority|i|abused|assaulted !1|tamar|amnon
@rape *1 me
i *1 am *2 rape|incest|survivor
my rape|rapist|molester|abuser|attacker
survivor *2 of *3 sexual|rape|incest|childhood|abuse|assault|molestation !service|awareness|day|prayers|clergy
rape|sexual|sex|assault|molestation *2 survivor|victim !for|all|pray
after *2 raped|rape|assaulted|molested|assault
@rape|raped *4 feel|dirty|forgive|pure|virgin|baby|pregnant|where|told|night|years|nightmares|me
pregnant *2 from|by|after rape
sexually *1 abused|assaulted|harassed|abuses|harassing|assaulting
sexual *1 abuse|assault|abused|harassment|violence|things|favours|favors !training|policy|awareness|sermon|conference|paper
@abuser *3 forces|forced|forcing *1 himself|herself|themself|me|on *3 on|me|sex|sleep|sexual|things|to|$
forced himself|herself|themselves
forces|forced|makes|made|making me *3 sex|sleep|touch|undress|strip|watch|things|bed|perform
@abuser *4 @touch me *4 night|secret|private|bed|wrong|where|inappropriately|when|without|places|down|wrongly|bath|hand|storeroom|breasts|$
@touch|touching|touched *2 me *2 inappropriately|wrong|down|sexually|there|private|privates|wrongly|improperly
not|without *1 consent *3 $
said no *5 stop|did|anyway|kept|listen
would|did|not|wouldnt *1 not *1 stop *3 no|said|when|him
i *2 said no
did *1 i *2 consent
i *2 froze|freeze *4 touch|he|stop|husband|near
sex *3 rent|marks|grades|job|promotion|money|passport|visa|refused|with|me *1 with|him|$|or|instead
sleep|slept with him|me|her|boss|them *4 job|lose|rent|marks|or|break|curse|otherwise
job|rent|visa|marks *6 sleep|sex|bed *2 with|him|$
@he *3 gropes|groped|rubs|rubbed|grabs|grabbed|fondles|fondled|presses|pressed|pressing *3 me|my|himself *3 breast|breasts|bottom|behind|against|skirt|chest|leg|butt|$
hand|hands *3 up|under|down|inside|in *2 my *2 skirt|shirt|pants|dress|blouse|trousers|underwear|top|clothes|legs
nudes|naked *3 photos|pictures|video|pics|me|photo|images|send|sends|blackmail|post|posted|online
@he *4 video|photos|pictures|pics|nudes|recording|film|filmed|images|intimate *6 money|pay|send|post|church|parents|everyone|threatens|blackmail|online|unless|share|friends|without
@threat|blackmailing|blackmailed|blackmail|threatens *6 photos|pictures|nudes|video|pics|images|naked
sextortion|sextorted|revenge-porn
filmed|recorded|videoed *2 me *3 without|shower|naked|undress|he|secretly|and
sells|sold|selling|sell|pimps|pimping *2 me *3 to|friends|men
traffick|trafficked|trafficking|brothel|pimp|pimps !awareness|sunday|ministry|prayers|organisations|anti-trafficking
men|clients|customers *3 come|pay|buy|night *5 passport|flat|money|body
with|pay|debt *4 my body *5 passport|debt|rent|money
drugged|spiked *3 my|me|drink|and|that|her
woke *2 up *3 he|naked|on *3 on|me|inside|top
something *3 my drink
he *2 held *1 me down
priest|pastor|prophet|bishop|coach|teacher|doctor|boss|uncle|grandfather|stepfather|stepdad|father|brother|cousin|scoutmaster|leader|chaplain|masseur|therapist|neighbour *4 abused|molested|raped|touched|groped|forced|used|violated|assaulted *2 me|us|my|when|as
abused|molested|raped|touched|assaulted *2 by *3 priest|pastor|prophet|coach|teacher|doctor|boss|uncle|grandfather|stepfather|stepdad|father|brother|cousin|leader|chaplain|relative|neighbour|babysitter|man|men|someone|soldiers|guard
did|does|do|done|doing *1 things|stuff|something|it|that *1 to me *4 when|as|at|in|night|child|girl|boy|kid|church|years|childhood|was|he|$
what *1 he|they|was|uncle|father|brother|stepfather|priest *3 did|done|does *1 to me *3 as|when|girl|child|boy|night|kid|years|body|that
as a|when child|girl|boy|kid *4 abused|molested|touched|raped|things|used
abused *2 as *1 a *1 child|girl|boy|kid|teen|teenager
childhood *1 sexual|abuse|molestation|trauma *2 abuse|survivor|$
i *2 abused *2 as|by|when|for|and|sexually
flashbacks *4 rape|abuse|assault|night|him|what
am i still *3 virgin|pure|clean
comes|came|come|coming *1 in|into|to *1 my|our *1 room|bed|tent|bedroom|cell *3 night|pretend|when|i|and|asleep|$
comes|came|comes in *1 my bed|room
used me *3 front|body|sex|as
soldiers|rebels|guards|men|militia *4 took|take|raped|used|rape *2 us|me|women|girls|all|her
altar boy *4 father|priest|things|abused
molest|molested|molestation|incest|incestuous
rape crisis|helpline|kit|hotline|victim
like tamar i|my|brother
## sexual other strong
@other|@child|wife *4 was|been|being|were|got|is *2 raped|molested|groped|sexually|assaulted|trafficked|drugged|violated !by|tamar|amnon
@other|wife *5 told|says|said|confessed|finally|confided *6 raped|molested|abused|assaulted|touched
rape|raped|raped|molested *2 my|our|a *1 @kin|friend|daughter|wife
friend|wife|sister|daughter|niece|brother|son *5 sexual|sexually *1 assault|abuse|abused|assaulted
comfort|help|support|verses|prayer|pray *5 raped|sexually|molested|assaulted|rape
@other *3 forced|forces *2 her|him|himself|herself
@other *4 blackmail|blackmailed|blackmailing *5 photos|naked|pictures|nudes|video|$
trafficked|trafficking|sold|selling *3 girl|niece|daughter|sister|her|she|girls
@he *4 touched|touches|abused|molested *1 my|her|our|him|their *1 @child|@kin|friend|wife|niece|nephew
## sexual both strong
abused|molested|raped *2 both|me|us *2 me|us|of|sister|and
## sexual writer certain
@touch|touched me|us
i *2 feel *3 dirty|filthy|unclean|ashamed *6 night|did|him|man|happened|body|after|taken
ashamed|dirty|filthy *5 he|man|forced|night|body
@abuser *3 things to *1 me|us
harasses|harassed|harassing *1 me
stripped|undressed|undress *2 me|camera
my *4 husband|boyfriend|partner *6 not|no *3 want|say *4 sex|bed|sleep|anyway
## child writer strong
@abuser *3 @hit|@hurt|hurts|beats|hits|@touch|abuses *1 me|us *6 0|im|school|grade|kid
0 *8 @hit|hurts|hitting|@touch|beats|burns *1 me|us
i *2 am *1 0|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|nine|eight *8 hits|hurts|touches|scared|hit|beat|beats|drunk|food|alone|room|secret|kicked|afraid|marry|die|tell|hungry|sleep
@touch|touches|touching *1 me *5 secret|uncle|stepdad|school|mum|mom
our|a|big secret *5 tell|uncle|he|mum|touch|dad
do|not *1 tell *1 anyone|parents|mum|mom|mommy *3 0|he|secret|says|said
no|not|any *1 food *3 home|house|eat|we|and|fridge|alone|days
mum|mom|mommy|mummy|mother|parents|dad|daddy|mama *5 gone|left|not|never *4 days|nights|tuesday|since|alone|come|home|back|thursday *3 alone|brother|sister|food|0|us|hungry|days|$
left|leaves|leave *1 us|me|him|them *2 alone *3 night|nights|for|home|days|all|kids|with
alone *3 my|brother|little|baby *3 brother|sister|baby
dad|daddy|mum|mom|mommy|mummy|stepdad|stepfather|stepmum|stepmom|stepmother|foster|uncle|auntie|aunt|grandpa|mother|father|parents *4 hits|hurts|beats|burns|touches|locks|starves|kicks|punches|chokes|slaps|whips|hit|hurting|hitting|beating|burned|burnt|starve|feed|throws|pulls|flogs|canes *2 me|us|my|and *1 hair|$|when|with|im|if|every|at|because|and
parent|parents|dad|mum|mom|father|mother|stepdad *3 hits|hurts|beats|beat|hurt|hit|abuses *2 you|me|us
kicked|threw|thrown|put *2 me *1 out *4 0|school|sleep|street|house|my|parents|because
kicked out *4 0|sleeping|car|street|parents|by|friends
online|game|discord|snap|snapchat|insta|instagram|chat|app *6 pictures|meet|photos|pics|nudes|0|older|man|send
man|guy|he|someone *4 online|older|adult|0 *6 pictures|photos|pics|meet|nudes|secret|send
hes|he is 0 *3 i am 0
guy|man|boyfriend *2 0 *3 i *1 am *1 0
i am 0 *4 he|boyfriend *2 is *1 0
want|make|made|wants|making|take|forced|selling *2 me *3 marry|cut|beg|steal|drugs
marry *2 an|a|him|old *1 man|older|$
cut me *3 holiday|summer|village
they|parents|prophet|pastor *3 say|says|call|called *2 i *2 witch|possessed
foster|group|childrens|orphanage *2 home|dad|mom|family|father|mother|parents|boys *6 hurt|hit|hurts|hits|touch|beat|night|come|punish|food
do i *2 have to *1 obey *5 hit|beat|hurt|parents|touch
do i *2 honor|honour *5 hurt|beat|hit|abus
i|we *3 hide|hiding|hid *4 closet|wardrobe|bed|bathroom|sister|brother|mummy|when *5 dad|daddy|mum|angry|drunk|he|she|fight
make|please *2 dad|daddy|mum|mom|mommy|stepdad|him|uncle|them *1 stop *2 hurting|hitting|touching|beating|drinking|coming|me
not *2 come *1 in|into my *1 room|bed
lock|locks|locked|shuts|shut *1 me|us *3 out|in|cupboard|shed|van|room|basement|closet|dark|car|night|cellar
belt|cane|stick|cord|wire|iron|hose|spoon *4 me|my|us|legs|back
not *2 want *2 go *2 to *1 dad|dads|dad's|home|school *4 hit|hurt|he|girlfriend|scared|mad|drunk|because
bullied|bully|bullies *5 every|day|die|school|beat|kill|toilet
uncle|grandpa|stepdad|stepfather|cousin|brother|coach|teacher|pastor|leader|priest|man *5 does|do|did|makes|doing *2 bad|stuff|things *2 me|to
bad touch|touching|things *2 me|him|$
big brother|cousin|boys *4 does|do|makes|make|hurt|hold *3 things|stuff|me
## child other strong
child|children|kid|kids|baby|toddler|boy|girl|grandson|granddaughter|grandchildren|grandkids|nephew|niece|daughter|son|stepson|pupil|student|twins|infant|boys|girls|little *8 abused|abusing|molested|neglected|starved|beaten|burned|bruises|bruise|welts|molesting|hungry|abuse|beats|hits|locked|tied|flinches|burns|screams|touches|touched|hurting|hurts|malnourished|chained|caned|whipped|groomed|grooming
abuse|abused|abusing|hurting|molesting|beating|neglecting|starving|starves|burns|beats|hits|shook|shaken|shakes|touches|touching|slaps|locks|canes|flogged|grooming|threatening *3 child|children|kids|kid|baby|toddler|grandson|granddaughter|nephew|niece|daughter|son|boy|girl|boys|girls|grandchildren|stepson|grandbaby|pupils
child *1 abuse|neglect|marriage|bride|labour|molester !awareness|training|policy|protection|sunday|conference
report|reporting|suspect *3 child|abuse|neglect
@he *4 shook|shaken|shakes|smothered|hurt|hits|slapped *2 baby|newborn|infant|toddler
baby|newborn|toddler *5 shook|shaken|bruise|bruises|fracture|fractures|rough|grips
custody|court|visit|visits|visitation|contact|weekend|weekends *8 molests|abuses|hits|hurts|bruises|marks|screams|afraid|scared|abusive|hungry|filthy|burns
grown|older|adult *1 man|men *6 daughter|son|girl|boy|messages|kid|0|child
messages|texting|chatting|chats|writes|writing|messaging *5 daughter|son|girls|0|child|kid *5 man|photos|older|pictures|0|grown|$
man *4 texting|chatting|writing|messaging|meeting|meet *3 daughter|son|girls|kid|child
cps|social services|worker *8 bruise|hurt|abused|grandbaby|grandchildren|believe|nephew|niece|hungry|drugs
cps *4 help|called|report|took
sunday|class|school|pupil|student|youth|kid|boy|girl|child *8 told|tells|says|said|whispered|showed *6 hurts|hits|touches|secret|beats|burns|uncle|father|dad|stepfather|beat|locked|hit
she|he *2 says|said|told|drew|showed *6 grandpa|uncle|daddy|stepfather|stepdad|father|brother|coach *3 touches|touched|hurts|does|did|hits|$
caught *4 in *2 @his|our daughter|son *1 bed
touches|touched|molested|abused *1 my|our *1 daughter|son|child|kids|children|granddaughter|grandson|niece|nephew|little
drugs|drunk|meth|high|using *6 children|kids|baby|grandchildren *5 food|alone|hungry|with|nappy|dirty|care
children|kids|baby|grandchildren|nephew|niece *6 hungry|dirty|filthy|nappy|alone|starving *4 drugs|every|mother|mum|home|days|come|when|always
no food *4 kids|children
kids|children *3 no food
parents|family|father *3 selling|sold|sell|giving|given|forcing|married *3 girls|daughter|daughters|her|child
0|little|young|small *5 given|married|marry|engaged|sold|advertised *4 man|0|men|cousin
female circumcision|cutting
teacher|headmaster|warden|coach *4 flogged|flogs|canes|beats|beat|hits|touches *3 son|children|pupils|boys|girls|until|them|daughter|child
house girl|boy *6 beaten|beats|burns|sleeps|hit|pepper|hits|school
flogged *3 until|fainted
witch|witches *6 child|boy|girl|food|beat|pepper
little *1 sister|brother *6 alone|dad|there|still|him|hits|touch
volunteer|leader|coach|teacher|man *6 alone *3 with|boys|boy|children|girls|kids
volunteer|leader|coach|man *6 alone $
@child *5 flinch|flinches|shakes|trembles|screams|wets|cries|hides *5 when|comes|go|back|him|dad|father|man|boyfriend|home|visit
@child *6 marks|burns|bruise|bruises|burn|welts|cuts|scars *5 legs|back|arm|arms|face|cheek|hand|neck|bottom|belt|cable|cigarette|fell
grandchildren|kids|children|boy|girl|toddler|baby *5 left|locked|shut *2 alone|in|out *4 car|night|days|balcony|shed|house|hours
man|men|guy|adult *5 gifts|presents|phone|secret *4 daughter|son|boy|girl|boys
my *2 child|daughter|son|niece|nephew|granddaughter|grandson *4 afraid|scared|terrified *2 of *3 @kin|him|man|dad|father|coach|teacher
## child both strong
me *1 and *2 my *1 little|small|baby *1 brother|sister
@he *3 hits|beats|hurts|touches *1 me|us *3 brother|sister|brothers|sisters
my|our *2 brother|sister|brothers|sisters *2 and *1 me *4 hit|beat|hurt|hungry|alone|locked|food
## child writer certain
i *2 am *1 0 *8 scared|afraid|dad|mum|mom|uncle|stepdad|home|alone|drunk|secret|tell
daddy|mummy|mommy *5 hurts|hurt|angry|mad|scared|drunk|hits|hitting|drinks
scared *2 to go home
get|gets *2 mad|angry *4 hide|scared
## harm writer strong
<not i -5 want|wanted|going|plan|planning|gonna|urge|urges|tempted|wish|could|might|will|would|ready|need|feel|thinking|thought|thoughts|fantasize|fantasise|dream|dreaming|about|of|like *3 @hitbase|@hitting *1 my|him|her|them|someone|somebody|people|everyone|the|a|that|his|this|you|another|kids|others *1 @kin|@person|@authority|@child|@friend|ex|boss|who|$|all|for|if|when|and|tonight|so|that|with|in|myself !myself
<not kill|murder|stab|shoot|strangle|poison|hurt|harm|beat|smother|drown my *1 husband|wife|boss|father|dad|stepdad|stepfather|mother|mom|mum|parents|baby|child|children|kids|son|daughter|brother|sister|neighbour|neighbor|family|ex|boyfriend|girlfriend|teacher|classmates|uncle|partner
@hitting my *1 husband|wife|boss|father|dad|stepdad|mother|mom|mum|parents|baby|child|children|kids|son|daughter|brother|sister|neighbour|neighbor|family|ex|boyfriend|girlfriend|teacher|classmates|uncle|partner
urge|urges|impulse|impulses|thoughts|voices|visions|fantasies *3 to|of|about *2 @hitbase|@hitting *1 my|him|her|them|someone|people|others|a|the|children|kids|family|everyone
i *3 hurt|hurting|harm|harming|kill|killing *1 someone|somebody|people|others|him|her|them|kids|children|animals !feelings|with|by
hurt|harm|kill somebody|someone|people|others *1 else
homicidal|murderous
<not i *3 hit|slapped|beat|beats|punched|shook|choked|kicked|strangled|stabbed|shoved|smacked|hitting|beaten|grabbed|threw|burned|molested|raped|pinched|pushed *2 my|him|her|our|the *1 wife|husband|girlfriend|boyfriend|partner|child|children|kids|kid|son|daughter|baby|toddler|mother|father|mom|mum|dad|boy|girl|residents|again|$|so|and|when|in|too|until|newborn
i *1 shook|shaken *2 baby|him|her|son|daughter|newborn
i *2 hit *2 kids|children|wife|them *1 too *1 hard
i *2 lose|lost *2 control|it|temper *6 hit|beat|hurt|slapped|threw|kids|shook|wall|wife|throat|grabbed|bruised
i *3 had *2 him|her|my|boy|son *4 by *1 the *1 throat|collar|neck|against
against the wall
hands *2 around|round|on *2 @his throat|neck|shoulders
pillow *3 over|on *1 @his|dad|mum|face
how *2 do|to|can|would|i *1 kill|murder|poison|strangle|stab|hurt|get *1 my|someone|somebody|a|him|her|rid *1 !giant|god
poison *1 my|his|her|their|our *1 food|husband|wife|neighbour|neighbor|dinner|tea|family
put|putting *1 something|poison *2 in|into *2 @his|husband|food|tea
shoot|shooting|bomb *2 up *1 school|church|work|office|place|the
burn|burning|set *2 down|fire|house|his|her|the|to *2 house|with|place|@his|down *3 with|inside|them|him|her|in|flat|tonight
set *1 fire *2 to|bin|his|her|house
<not revenge *6 kill|knife|gun|hurt|blood|pay|machete
if i can *2 not *1 have *1 her|him *3 no|nobody
gun|knife|machete|petrol|acid|blade|hammer *8 him|her|them|ex|neighbour|boss|house|face|use *2 $
i *3 follow|followed|following *2 my|her|him *2 ex|home|every|girlfriend|with
i *2 going|will|gonna *1 make *1 him|her|them pay
teach *4 lesson *4 petrol|tonight|knife|fire
baby *4 not *1 safe *2 with me
not safe *2 with|for *1 me|her|him *2 $
alone with *1 the baby
throw|throwing|threw|drop|dropping|drown|drowning|smother|shaking|shake *2 baby|him|her|twins|newborn|pram *4 window|wall|bath|cries|crying|water|out|stop|river|stairs
afraid|scared|terrified *2 i *1 will|might|may|could|am|would *2 hurt|kill|harm|snap|hit|throw|shake|going|lose|do
i am *1 dangerous
punch *2 my belly
<not beat *3 to death
join *3 gang *5 kill|shoot|stab
ordered|told|want|orders *1 me *1 to *1 kill|shoot|stab|rob
stop|help *1 me *2 before *1 i *1 do|hurt|kill|hit
stop me *3 god|before|$
i *4 attracted|attraction|desires|urges|thoughts *4 children|kids|minors|girls|boys|child
## harm other strong
@other -5 wants|want|wanted|going|plans|planning|threatens|threatening|threatened|swears|swore|says|said|vows|promised|talks|talking|ready|gone *5 kill|shoot|stab|murder|hurt|burn|poison|hack|smother|behead|drown|harm|attack|rape|destroy *1 his|her|them|someone|people|everyone|the|him|their|my|our|somebody|a|all|whoever|us|dad|mom|mum|others
@other -5 wants|going|threatens|threatened|says|said|swears|swore|promised|promises|will *3 kill|shoot|stab|murder *1 us|me|my|our|him|her|them
@other *4 bought|buy|has|got|cleans|cleaning|carries|took|keeps|loading|loaded|gone *3 gun|guns|rifle|rifles|shotgun|machete|knife|petrol|weapon|pistol *6 kill|shoot|boss|names|neighbour|neighbor|get|him|them|school|after|ex|revenge|says|dad|mom|list|word|night|house
@other *4 list *3 names|people|kill
@other *5 shoot|bomb|attack *2 up *2 school|church|mosque|synagogue|everyone|wedding|us
manifesto|body armor
@other *4 smother|drown|throw|shake|shook|hurt|harm *2 @his baby|son|child|twins|kids|daughter
@other *4 throw|drown|smother *2 baby|him|her|them *3 window|out|lake|river|bath
confessed|told *3 me *6 kill|murder|stab|plan|hurt|shoot
son|brother|boy|daughter|stepson *6 tried|tries|threatens|threatened *3 strangle|kill|stab|hurt|drown *2 his|her|sister|brother|me|us|dog|kitten|cat
held|hold *2 kitten|puppy|cat *3 under|water
violent *1 thoughts|fantasies|urges
can *1 not *1 trust himself *3 girls|children|kids
## harm both strong
we *4 hit|shove|fight|hurt|throw|scream *3 each other *6 knife|knives|police|kids|blood|dead|$
me and my *2 brothers|brother|cousin|friends *5 kill|finish|beat|burn|get
## harm writer certain
i *4 anger|angry|rage|temper *6 hit|hurt|kill|wall|throw|punch|snap|dangerous|control
i *3 violent *4 wife|kids|thoughts|drink|drunk|again|stop
hit|slapped|bruised *2 my *1 mother|father|mum|dad|mom *5 dementia|care|caring|tired|exhausted|again
intrusive *1 thoughts *3 stabbing|hurting|killing|harming
hate *2 him|her|them|my *5 kill|stab|dead|hurt
blood *3 on *1 my hands
## violence writer hint
@abuser *3 @hit|@hurt|@threat
@kin *4 afraid|scared|angry|violent|temper|drunk
i *3 afraid|scared|terrified *4 him|home|husband
## violence other hint
@other *4 @hit|@bruise|abusive|violent
## sexual writer hint
@abuser *4 @touch|secret|bed|undress
## child writer hint
i am *1 0
## child other hint
@child *6 bruise|hungry|scream|screams|alone|afraid|scared|secret|marks
## harm writer hint
i *5 @kill|@hitbase *2 my|him|her|them|someone
## harm other hint
@other *5 @weapon|kill|threatens
`;

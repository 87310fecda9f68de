// Phrases that tell of a danger to one's own life or body: suicide, self-harm,
// eating, psychosis and addiction. A header names the kind, who is in danger,
// and how sure the phrase is: `strong` (whatever stands around it), `certain`
// (unless the text is about a sermon, a hymn, the news …), `hint` (it may be);
// `plain` is said so plainly that the model is not asked.
export const PATTERNS_OF_SELF = `
## suicide writer plain
<not kill|killing|hang|hanging|shoot|drown|drowning myself !from|with
<not i|to|just kill|hang|shoot|drown myself !from|with
<not want|wanna|ready to *1 die !to|for|with|in|a|well|happy|at|before|daily
i -3 want|wanted to *1 die !to|for|with|in|a|well|happy|at|before|daily
i wish i *1 were|was *1 dead
i wish i *1 were|was never born
so|very|am|just tired of living|life|being !in|alone
there is no point anymore
no reason to live
i feel suicidal
i *1 do not *1 want to *1 live|exist|wake !in|with|at|like
end my [own] life
better off without me
i *1 took all my pills
i *3 said goodbye to everyone
kill myself tonight|now|today
kms fr|tonight|rn|now|today
i am *1 done with everything !for|on|at|by|before|about|that
i *1 am going to *1 end it
i *1 wish i could *1 just *1 disappear|vanish
## suicide other plain
@other -4 wants|wanted|going|tried|threatens|trying to *1 kill|hang|drown|shoot himself|herself|themselves
@other -5 wants to *1 die !to|for|with|in
## self-harm writer plain
i *2 @cut myself again|$|every|last|when|because
i *2 @cut|burn my arms|wrists|thighs|legs $
hurting|cutting|harming myself !by|with|while
## self-harm other plain
@other *4 cuts|cutting|harming|hurting himself|herself !shaving|with|while|on
## psychosis writer plain
voices *1 tell|telling|tells|told|say me|i to
i *1 hear|heard voices telling
## eating writer plain
make myself *1 throw|sick|vomit
## suicide writer strong
<not kill|killing|hang|hanging|shoot|shooting|drown|drowning|poison|stab|murder|unalive|unaliving|off|offing|yeet|end|delete|gas|electrocute|jump myself !from
<not i|to|just|gonna|and kill|hang|shoot|drown|unalive myself !from
i -3 want|wanted|wants|wish|wishing|like|love|need|prefer|long|ready|begging|hoping|hope to *1 die !to|for|with|in|a|well|happy|at
<not want|wanting|ready|wish|rather|prefer to [just|really] be dead|gone
<not want|ready|wish|going|planning|plan|decided to *1 end|take|finish my|this [own] life
end|ending|take|taking|finish|finishing my [own] life !story|to|and|lord|for|goals|right
going|want|ready|gonna|wish|ending|decided|plan|planning|end|about to end it all
end|ending it all !well
<not end|ending it|this tonight|tonite|now|soon|today|myself
i *1 not [really|even] want|wanna to *1 live|exist
i *2 no longer|longer|more|not want|wish to live|exist|be
i *2 not want to *1 be alive|here !for|anymore|in|with|at|on|to
i *2 not want to *1 be here anymore|any|no
i *3 not want to *1 wake up !for|early
not|never wake up !for|early|in|to|with|the|him|her|my
i wish i *2 dead|unborn
i wish|wished *2 never *2 born
i would rather *2 die|dead !than
rather die|dead than *4 be|live|go|tell|keep|this
i *2 feel|feeling|felt|am|be|been suicidal
@suicide|suicidal thoughts|ideation|feelings|urges !talk|sunday|training|in|sermon
i *3 commit|committing|attempt|attempting|attempted|contemplating|contemplate|considering|planning suicide
my [own|last|first|second|recent] suicide attempt|attempts|note|plan|letter
i -3 tried|attempted|want|wanted|going|planned|planning to kill|hang|end|drown|shoot|take my|myself
i *2 overdosed|od'd
i *1 took|taken|swallowed *3 @pills|overdose
took|taken|swallowed *2 overdose
god|lord|jesus|please|just|to|would|you *2 let me die !to|for|daily
god|lord|jesus|father|please *2 kill me !please|sin|pride|flesh
god|lord|jesus|please take|end my life !and|lord
@god|please *3 take me home now|tonight|today
better off dead|without me|if
everyone|family|kids|children|husband|wife|they|world|everybody|parents|baby|mum|mom *4 better|easier|happier *1 without|if me|i
i am|was|feel *3 better off dead|gone
@burden *5 if|better|kinder i *2 gone|dead|died|longer
i have *3 @means ready
goodbye|suicide|farewell letter|letters|note|notes|email|emails|message|video
no|any reason|reasons|point|will *1 to|in|of live|living|go|going|stay|alive|being
not|nothing *1 worth living|staying
nothing *2 live|living for
tired|sick|done|fed|weary of|with living|life|existing|being|breathing !in|group|insurance
i *2 done|finished with life|living|everything|this
i *2 want|wish|like *3 sleep|disappear|vanish|cease|exist|gone *3 forever|never|not|wake|existing
i wish|want *1 could|to *1 disappear|vanish
i|please|lord|god *5 fall asleep *2 never|not wake
<not jump|jumping off|from|in|into a|the|this|my @means|building|window|floor|balcony|front
jump|jumping in front of
end of me|everything tonight|today
i *2 planned|planning|plan|planing|picturing|imagining|rehearsing my death|suicide|end|exit|method|funeral|dying
how|ways|way|easiest|quickest|quick|painless|best to|way *1 die|kill *1 painlessly|fast|quickly|myself|$
painless|easy|easiest|quick|quickest|fast|peaceful way|ways|method|methods|death to *1 die|kill|suicide|$
i *3 can not|longer|nomore *2 go|keep|carry on|going|living !with|this|holding|without|like
can not *2 live|do this|it|like *2 anymore|any|longer
do|dont|not *3 live anymore|any
i am|have *2 decided|chosen|set *3 die|day|date|end
picked|chosen|set|fixed|date|day *2 to|for|when die|it|i *2 die|dead
where *3 see *4 in the ground
in the ground $
i *3 rather|would *3 be dead
nobody|noone|no *2 would *2 notice|miss|care *3 if|me *2 gone|died|dead|die|$
no|nobody *1 one|nobody would *1 miss me
no one would *2 come *2 my funeral
worth|more|worthy *1 dead than alive
not *1 planning|plan|intend *4 be|being around|here|alive
i *1 will not *2 be *1 here|around|there|alive *3 @soon|spring|for|by|january|new|anymore
will not|never *1 live|survive *2 to see|past|beyond
last prayer|post|goodbye|night|message|day $
my last|final prayer|goodbye|words|post
before i|me die|go|leave|pull|jump tonight|today|now|the
this is|was *1 goodbye|farewell
i *2 saying goodbye|goodbyes *2 everyone|everybody|all|world|them|life|kids|family
wrote|writing|written|write|left *3 goodbye|farewell|note|letter|letters *4 kids|children|mum|mom|wife|husband|parents|them|family|gone|each|envelope
giving|given|gave|give *2 away *1 my things|stuff|clothes|belongings|books|possessions|everything
means|mean|want|intend|tempted|going to slip *2 away|under
death is *1 better|only|easier|answer|way|relief|kinder|peace
only|one|the *1 way out is *2 die|death|dead|dying
i *3 hope|pray|praying|wish|asking|ask|beg *5 not *1 wake up
i *3 hope|wish|relieved|pray|mind *4 bus|car|train|truck|lorry|lightning|cancer *2 hit|hits|crash|kills|me|take
@suicide *2 me|myself|survivor|attempt|hotline|number|line !for|prevention|training
samaritans number|please|now|rang
does|will|would|can|could god|jesus|i|he|suicide *3 forgive|forgiven|heaven|hell *3 @suicide|kill|end *1 myself|my|it|me|$|yourself
will|do|would|can|does i|you *3 go *2 heaven|hell *3 @suicide|kill|end|take
is *2 suicide|unaliving|killing *3 sin|forgivable|unforgivable|unpardonable|hell
is it *2 sin *1 kill|end|take *1 myself|yourself|my|life
@suicide bible|verses|verse|scripture|prayer|psalm $
verses|verse|scripture|prayer|psalm|bible|prayers *3 @suicide|suicidal !talk|prevention|loss|awareness|bomb|bombing|survivors|bereaved|bereavement|sunday|squad
dignitas|euthanasia *4 myself|me|i|my
i want *1 out of *1 life|world|earth|here
stop my heart|breathing
my *1 @pills|insulin|dialysis *5 because|want|take *4 die|me|end
stopped|refusing|quit|threw|stop|skipping *4 insulin|dialysis|medication|tablets|eating *5 die|sooner|over|happen|come
i|and *1 bought|have|got|found|tied|hidden|keep|kept|took|loaded *4 rope|noose|gun|pistol|poison|pesticide|sniper|razor
<not rope|noose|gun|pistol|blade|razor|poison|pills|tablets *4 ready|waiting|beside|next|table|lap|hand|drawer *3 me|i|tonight|my|bed|$
counted|counting|count|saving|saved|hoarding|hoarded|storing|collecting|stockpiling|kept *5 pills|tablets|medication|sleeping|insulin|morphine
enough|bottle|full|handful|stash *2 pills|tablets *4 me|i|tonight|here|enough|bed
gun|pistol|barrel *3 mouth|head !of|and
walked|drove|drive|went|go|stood|standing|sat|sitting|stand|walk|stop|stopped *4 bridge|railing|tracks|ledge|cliff|viaduct|edge *5 i|not|harder|tonight|jump|longer|and
i *4 stare|look|looking|looked|thinking|think *3 bridge|river|rope|train|tracks|rail|roof|water|pills|gun *4 end|peaceful|go|jump|night|day|inside
join|joining|be|follow|following|with *3 @kin|him|her|them *3 heaven|sooner *3 soon|hand|tonight|now
my own hand|hands !made
make an|make end of it|me|myself
should i *1 just|not *1 die|end|do *1 it
i *2 deserve to die
i should *2 dead|die !to
tell|told|telling me to *1 kill myself
i *3 think|thinking|thought|dream|thoughts|fantasize *2 about|of *2 dying|suicide|ending|killing|death|hanging|jumping|drowning|overdosing|crashing !to|for|in|others|and|so|sin|jesus
thoughts of|about *1 dying|suicide|ending|killing|death|hanging|jumping *2 my|myself|it|me|every|all|again
i *2 counting *2 days *2 until|till *2 die
may|can|could i go now !to|and|home
hurry him|death|it along
i *1 not *1 see *2 spring|christmas|next|tomorrow|morning *2 $
my funeral *4 next|week|soon|healthy|because|planned
worked|working|work out how *2 die|do|dying
sanctioned suicide
## suicide other strong
@other -5 want|wants|wanted|wanting|tried|tries|trying|threatens|threatened|threatening|going|plans|planning|says|said|saying|talks|talking|attempted|thinking|thinks *6 kill|hang|shoot|drown|unalive|killing|hanging|end|ending|take|hurt|off *1 himself|herself|themselves|themself|his|her|their
@other *3 attempted|attempting|attempt|attempts|threatens|threatening|threatened|considering|contemplating|contemplates|talks|talking *2 @suicide
my|our|a|his|her *3 suicidal @peer|@person|@kin|teen|friend
@peer|@person|he|she|they *3 is|are|feels|feeling|be|suicidal suicidal
@peer *1 suicidal
suicidal @peer|@person|student|client
@peer|@person|he|she|they *4 suicide|goodbye|farewell note|letter|attempt|letters|plan|message|notes
@peer|@person|he|she|they -5 want|wants|wanted|wishes|wish|ready|going|wanting to *1 die !for|to|in|with|a|of
@other -4 says|said|saying|told|tells|thinks|keeps|texted|writes|wrote|hears *5 want|wants|wanted|wish|wishes|rather|better|hopes *4 die|dead|live|alive|gone|exist|wake|here|without
@other *4 not *1 want|wants|wanting *2 live|alive|exist|be|here|wake !here|with|at|in|to
@other *4 nothing|reason *2 live|living|for
@other *3 better off without|dead
@other *2 overdosed|od'd
@other *3 took|taken|swallowed *3 overdose|pills|tablets
overdose *4 hospital|intensive|icu|ventilator|stomach
pumped *1 @his stomach
@other *5 jump|jumping|jumped|down|side|over *3 bridge|roof|rail|viaduct|ledge|railway|balcony|building|barrier
talked|talking *3 down|@him *3 bridge|roof|ledge|rail
wrong side of *1 @his|rail|barrier|railings
@other *4 hoarding|saving|keeping|hiding|stockpiling|collecting *3 pills|tablets
help|helping *2 suicidal @peer|@person|teenager|teen
@person|friend|someone|somebody *2 suicidal|thinking|who *3 @suicide|die
what|how to|do *2 say|help|comfort|pray *5 suicidal|suicide !loss|bereaved
threatens|threatened|threatening|threat|threats suicide
hang|kill|shoot|hurt himself|herself|themselves if i
kill himself|herself|themself|themselves !and|with|fell
end his|her|their [own] life !when
left *2 note *4 gone|missing|phone|answering|sorry|car
missing *6 note|goodbye|letter
goodbye *5 offline|answering|answer|reply|forever|found|gone|missing|phone
asked|asks|begs|begging|wants *2 me *1 help @him die|go|end
@other *5 worth|better dead|insurance
@other *5 gun|shotgun|rifle|rope|pills *8 dead|die|end|ending|himself|herself|living|live|over
@other *4 will not|wont *1 see|be|make|live *2 christmas|eighteen|18|0|alive|here|summer|morning|spring|tomorrow
giving|gave|given|gives away *2 @his things|belongings|everything|stuff|possessions|clothes
## suicide both strong
we|both|us *4 pact|together *4 die|go|suicide|end
made *1 pact
go|die|end *2 together *3 heaven|tonight|bed|prom
## suicide writer strong
i *3 said|say|saying|told *2 goodbye to everyone|everybody|all|them
saying goodbye to everyone|everybody|all|life|the
there|no|is *1 no point *1 anymore|any|in|left|of *2 living|life|it|anything|going|$
i|makes|make *3 me want to die
<not want|wanting to die !to|for|with|in|a|well|happy|at
tired of *1 living|life|being *1 !in|alone
i *2 checked|checking *1 out *2 life|early
have|got|found|found|bought *3 way|method|means to *1 do|end|die
<not i *2 am|be *2 going to *1 die|go *2 by|hand|tonight
do|doing it tonight|tomorrow|myself|properly|now
i|to *2 do it *2 tonight|before|when|by|with
on purpose *6 road|car|lorry|wall|tree|seat|speed|crash|wheel
undo|unbuckle|unbuckled *2 seat *1 belt
see|last|not *3 last christmas|birthday|spring|summer *2 $
waiting|wait for *2 natural causes|nature|god *3 take
nobody|no *2 cry|mourn|funeral|notice|miss *3 me|i|my|gone
envelope|envelopes|letters *6 mum|dad|kids|grandchildren|gone|wife|dated|opens
not *2 need|needing *2 them|it *2 after|anymore *2 today|tonight|friday|sunday
before|by monday|friday|sunday|christmas|spring *3 gone|dead|over|out
i|and *3 not *2 coming|come *1 back *2 $
## suicide writer certain
i *3 the|have|got|counted|all *2 pills|tablets
i *2 look|drive|walk|stop|stand *4 bridge|river|train|trains|railway *4 night|evening|day|home|time
i *3 have|made *2 plan|peace *3 die|end|go|gone|waiting
rope *3 shed|garage|boot|cupboard|car|tied|bought
let me *1 sleep *2 never|forever|not
like *1 job *2 curse|die
he|they *2 find me *3 dead|hanging|gone
no|not more *2 live|living|life
not have *4 force|strength *1 live
why am i *1 still *1 alive|here $
why *1 god *2 keep me alive
life insurance *6 gone|dead|better|worth|kids
my *4 reason *4 not|have *2 done it
only *3 reason|thing *6 alive|here|not|have *3 $
i *2 not *1 mind|care *2 if|whether i *2 die|died|live|wake|hit
hope *3 hit *1 by *2 bus|car|train|truck
ready to *1 go *2 lord|jesus|god|now|tonight
i *2 ready to die
go|gone|leaving *2 forever *2 sorry|goodbye
sorry everyone|everybody|all|mum|mom
forgive me *4 what|for *3 about|going *1 do
after *2 tonight|today|friday *4 not|no|over|pain
it will *2 be over *2 soon|tonight
i *4 dead|die *3 nobody|no|who *3 know|notice|care|miss
pain *4 never|only *3 stop|stops|end *4 die|dead|i
i *2 want *2 it|this|everything|pain *2 stop|end|over *2 forever|$
i *3 @cut *1 @skin *3 deep|deeper|die|end
life *3 not|no|nothing *2 worth|meaning|over|point *2 living|left|me|$
no|not *1 point anymore|any|left|going
i *2 do not *3 exist|existing
## suicide other strong
@other *4 note|letter|message|text|email *6 goodbye|sorry|forgive|love|gone|missing|last|farewell
@other *4 searched|googled|searches|searching|looked *4 hanging|pills|overdose|overdoses|suicide|die|kill
@other *4 roof|ledge|bridge|rails|tracks|platform|balcony *5 jump|pray|now|police|down|says|talking|standing|side
pray *4 missing|suicidal|overdose|jumped|balcony|bridge
@other *5 stopped|threw|refuses *4 insulin|dialysis|heart|tablets|medicine *5 die|purpose|god|over|finished|wants
life|insurance|money *6 better|worth *4 dead|gone
@other *4 gun|rifle|shotgun|revolver|pistol *6 talks|sits|night|cleans|alone|cabinet|ending|says|thinking
@other *5 dad|mum|husband|wife|mother|father *2 join|follow *2 @him|dad|mum
## suicide other certain
@other *4 will not|dont *2 be *1 here *2 much|long|longer
@other *3 talks|talking|spoke|speaks|hints|hinted|mentions *3 about|of *2 dying|death|ending|die|dead
@other *4 suicide|suicidal *2 thoughts|watch|risk|ward|attempt|note
@other *6 locked *3 bathroom|room *4 pills|knife|razor|gun
@other *8 life|insurance *4 better|without
wants|want|wish|wishes|ready *1 to *1 join @him|husband|wife|dad|mum|mom|father|mother
## suicide writer hint
i *3 @die|death|grave|end|goodbye
i *3 no *2 hope|future|way|purpose
not *1 go *1 on
<not i *2 give|giving|gave up
i *2 a burden
@burden *3 family|kids|everyone|daughter|wife|husband
i *3 @means
i can *2 not *2 take *3 anymore
without me
## suicide other hint
@other *5 bridge|rope|pills|gun|rifle|garage|river
@other *4 goodbye|will|insurance|passwords
@other *3 burden
@other *4 no|nothing *2 live|reason|hope|future
## self-harm writer strong
@cut|cutted|harm|harming|harmed|hurt|hurting|hurts|burn|burning|burned|scratch|scratching|injure|injuring|punish|punishing|starve|stabbing|hit|hitting|punch|punching|mutilate|mutilating myself !on|shaving|chopping|while|cooking|in|at|with|skating|off|falling|ironing|gardening|when|playing|slicing|opening
i *3 @cut *1 my @skin !off|with|chopping|when|while|on|in
i *3 @cut|carve|carved|slice|slicing|burn|burned|burning|scratch|scratching|pick|picking|dig|digging|bite|biting *2 my|own @skin !on|in|while|taking|with|cooking|making
i *2 @cut again|yesterday|last|2night|tonight|at
<not i *2 @cut $
stop|stopped|started|start|quit|wish|need|want|urge|urges|relapsed|back|keep|addicted|tempted to|on|with|in|into|i *1 @cut !back|corners|carbs|sugar|down|grass|down|meat|out
@selfharm|self-harmer !awareness|training|module|policy
self harm|harming|harmed|injury|mutilation !awareness|training|module|next|policy
urge|urges|want|need|tempted|relapse to *1 @cut|bleed|hurt|burn|self
razor|razors|blade|blades *5 my|skin|arm|wrist|leg|thigh|relapse|clean|cut|hidden
@cut *1 @skin|arms|wrists|thighs $
lighter|cigarette|iron|fire|flame|match|needle|pin|compass|scissors *4 my|own @skin|myself
long sleeves *8 see|sees|scars|cuts|arms|nobody
need|have|want to *1 bleed !the
bleed|bleeds|bleeding *3 feel|relief|punish|on *2 purpose|something|better|calm|myself
is *1 cutting|self *2 sin|harm|yourself
cutting yourself|myself|verses|verse
i *2 bang|hit|punch|slam *2 my head|hand|fist|fists|wall|walls *3 until|till|wall|on|against|when
on|purpose *2 my *1 @skin *2 purpose
hurt|harm|damage *2 my *1 own|body *2 body|purpose
on purpose *4 hurt|pain|bleed|burn|blood
## self-harm other strong
@other *4 @cut|cuts|cutting|harm|harms|harming|hurt|hurts|hurting|burns|burning|burn|injures|injuring|scratches|starves|starving|mutilates @himself !on|with|while|shaving|off|badly|in|when|falling|slipping|chopping|playing
@other *4 @cut|cuts|cutting|burns|burning|carves|slices *1 @his|own [own] @skin|arms|wrists|legs|thighs
@other *4 @selfharm|self-harms
@other *4 self harm|harms|harming|injuring|injury
@other *4 is|started|been|keeps *1 cutting !grass|back|hair|down|out|corners|wood|hedges|carbs|onions|school|class|a|the
cuts|scars|burns|marks|blood|lines *4 @his arms|arm|wrist|wrists|thighs|legs|sleeves
razor|razors|blade|blades *4 @his room|mattress|drawer|bag|bed|phone|pillow
hits|bangs|punches *1 @his head|wall|walls *3 wall|until|bleed|hands|broken
@person|friend|someone|teenager|teen|daughter|son|child|kid *2 who *1 cuts|self|self-harms|hurts|harms
## self-harm both strong
we|both *3 @cut *3 ourselves|together
## self-harm writer certain
i *3 scars|cuts|marks|scratches *4 arm|arms|wrist|wrists|legs|thighs|sleeves|hide|hidden|show
pain *3 outside|body *4 inside|feel|numb
punish *1 my body|flesh|self
hurt *3 to *1 feel *1 something|anything|real|alive
i *3 hair *2 pull *2 out|until
## eating writer strong
@anorexia *4 me|i|my|again|relapse|recovery|years|prayer|christian
i *2 have|has|had|got|am|think|with|struggle|struggling *2 @anorexia|anorexic|bulimic|ed
eating disorder *1 !clinics|awareness|training|treat
make|making|made|makes myself|me|her|him|himself|herself *1 sick|vomit|throw|puke|gag|purge
throw|throwing|threw|thrown|bring|bringing|puke|puking|puked *1 up *3 after|every|food|eat|meal|meals|lunch|dinner|purpose|again|what
i *2 @purge !the|lord|me|grading|wardrobe|watching|watch|series
binge|binging|bingeing|binged *2 and *1 @purge|vomit|vomiting|throw|purge|starve
@purge|vomit|vomiting|laxatives *4 every|after|meal|eat|food|church|night|toilet|lunch|dinner|weight|thin
finger|fingers|toothbrush *2 down *1 my|throat
starve|starving|starved *1 myself|herself|himself|themselves
i *2 starving *1 myself|to *3 thin|weight|fit|dress
i *2 stopped|stop|quit|refuse|afraid|scared|terrified|cannot *2 eat|eating|food !meat|sugar|chocolate|bread|dairy|out|nuts
i *2 have not|not *1 eaten|ate *4 day|days|0|week|four|three|five|proper|anything
not|hardly|barely *1 eat|eaten|eating *5 thin|weight|fat|skinny|control|proud|days|calories|dress|powerful
skip|skipping|skipped|skips *3 meals|insulin|dinner|lunch|breakfast *4 thin|weight|fat|every|always|skinny|so
@meal|calories|food|scale|carbs|fat *4 afraid|scared|terrified|hate|disgusting|obsessed|count|counting|every
scared|afraid|terrified *4 calories|food|eating|bread|carbs|weight|fat|eat !animals
calories *4 day|wafer|communion|count|every|drip|only|under|0
lost|lose|losing *3 kilos|pounds|kg|weight *4 not|can|want *2 stop|eat
i *2 weigh *2 0|kilos|kg *4 fat|eat|disgusting|still|proud|lose
periods|period *3 stopped|months|gone *4 eat|weight|starv|thin|running
chew *3 spit
i *4 feel *2 holy|powerful|proud|strong|clean *4 empty|not|eaten|hungry|eat
feeding tube
day|days *3 fast|fasting *8 afraid|stop|eat|kilos|underweight|control
fast|fasting *6 really|excuse|actually *4 afraid|eating|anorexia|thin|food
inpatient *2 @anorexia|eating
## eating other strong
@other *5 @anorexia|anorexic|bulimic
@other *4 throws|throwing|sick|vomits|vomiting|purges|purging *2 up|on|after *3 meal|meals|purpose|lunch|every|dinner|food
@other *3 purges|purging|starves|starving|bingeing @himself|every|after
@other *4 will not|refuses|stopped|not|barely|hardly *2 eat|eating|eats|eaten *5 thin|weight|kilos|fat|skeleton|fainted|disorder|skinny|faints|days|hides|exercises
@other *4 stopped|refuses|not *1 eating|eat|eats *1 !meat|sugar|vegetables|pasta|his|her|nuts
@other *5 skeleton|skin *2 bones|$
@other *4 eating disorder
@other *4 weighs *2 nothing|0|kilos|like
@other *6 toilet|bathroom *3 after|every *2 meal|meals|dinner|lunch|eating
lost *4 kilos|weight|pounds|body *6 exercises|eats|eat|eating
@anorexia prayer|verses|son|daughter|friend
## eating writer certain
i *3 hide|hid|hiding *2 food|meals|lunch
i *3 count *2 every *1 calorie|calories|bite|grape
i *3 fat *3 disgusting|hate|ugly *4 eat|food|mirror
hate|disgusted *3 my body *4 eat|food|eating|weight|fat
i *3 eat *3 secret *5 stop|sick|night
i *3 binge|bingeing|binging|binged
starve|starving *3 thin|skinny|dress|wedding|body|perfect
only *2 ate|eat|eaten *3 apple|ice|gum|coffee|lettuce|grapes|nothing *4 week|sunday|days|day|all
## psychosis writer strong
voices|voice *3 tell|telling|tells|told|say|says|saying|command|commanding|commands|louder|order|orders|laugh|talk|talking|never|will|wont|keep|shout|scream|argue *2 me|to|my|i|us|things|louder|stop|all|things
i *2 hear|hears|hearing|heard *3 voices|whispers|whispering|demons|knocking|people *3 head|all|day|night|tell|telling|say|that|in|talking|nobody|wall|walls|every|$
hear|hearing voices !of|in|harmony|from|samuel
voices in *1 my head
@gadget *3 talks|talking|sends|sending|send|speaks|speaking|tells|talked|messages|message|listening|watching|knows *3 me|about|messages|my
talking|speaks|speaking|messages|codes|signals|coded *3 to|for|at me *4 tv|television|radio|plates|through|only
chip|implant|transmitter|microchip|tracker|machine|device *4 my|me|his|her *2 head|brain|tooth|teeth|arm|body|neck|skin|chest
put|putting|puts *3 thoughts|chip|something|poison|voices *3 my *1 head|mind|tooth|brain|food|water|drink
thoughts *4 not|broadcast|stolen|read|inserted|someone|theirs *2 mine|own|broadcast|taken|out|by|neighbours
they|people|everyone|neighbours|neighbors|family|government *4 poisoning|watching|following|spying|listening|recording|plotting|tracking *3 me|my|us *4 food|through|every|phone|walls|camera|kill|everywhere
poisoning|poisoned|poison *1 my|me *1 food|water|drink
i am *2 messiah|jesus|christ|antichrist|prophet|elijah|god|chosen|reincarnation|dead *2 !in|to|tired|child
one of *1 two witnesses
god|angel|angels|demon|satan|devil *3 told|tells|commands|commanded|ordered|ordering|telling me *2 to *3 kill|hurt|stop|jump|sacrifice|cut|burn|die|throw|medication|meds|off
off|stopped|quit|stop|threw|came|skipping|without *4 @medicine *8 voices|healed|angels|god|back|sleep|schizophrenia|bipolar|again|demons|ceiling|hear
schizophrenia|schizophrenic|schizoaffective|bipolar *6 stopped|off|quit|back|medication|voices|meds|refuses
not|no|without *2 slept|sleep|sleeping *5 days|nights *8 god|voices|clear|plan|prophecy|revelation|awake|alive|power|need|writing|she|he
baby|son|daughter|him|her|it *4 not *2 my *1 baby|mine|child|son|real *4 swapped|replaced|changed|evil|demon|exchanged|hospital|eyes
swapped|replaced|exchanged|switched *3 by|him|her|my|baby|hospital *4 hospital|baby|someone|impostor|looks|people|agents
has|have|been|was|were *1 replaced *2 by|with
@psych episode|attack|break|symptoms|again
possessed baby|child
under|beneath *1 my skin *3 !cream
nothing is real
simulation
i *2 see|seeing|saw *3 shadows|demons|people|men|man|things|figures|bugs *4 not there|nobody|real|walls|corner|room|follow
i *2 losing|going|gone *1 my|mad|insane|crazy *1 mind *4 hear|see|voice|voices
they *2 steer|control|controlling *1 me|my *1 mind|thoughts|body|hands
neighbours|neighbors|neighbour|neighbor *5 rays|electric|shocks|machine|wall|gas|thoughts
## psychosis other strong
@other *4 hears|hearing *2 voices
@other *4 thinks|believes|says|convinced|insists|claims|sure *5 messiah|jesus|christ|prophet|poisoning|poisoned|watching|spying|following|neighbours|cia|fbi|government|demons|possessed|actors|implant|chip|tracker|replaced|dead|listening|thoughts|cameras
@other *3 is|was|having|in|has|diagnosed|with *2 @psych
@psych @kin|friend|person
@kin|friend *1 @psych
@other *4 talks|talking|laughs|laughing|speaks|speaking *2 to|with *2 someone|people|himself|herself|voices|wall|walls|television|tv|dead|demons|things *4 there|not|invisible|$|does
@other *4 off|stopped|refuses|threw|quit|stop *3 @medicine *5 voices|and|schizophrenia|bipolar|thinks|says|god|again|healed|hears
@other *4 not *1 slept|sleeping *4 days|nights|since *5 talks|god|talking|says|gave|heal
postpartum psychosis
psychotic break|episode
@other *4 naked *3 street|market|streets|running
sees|seeing *3 things|people|demons|men|faces *3 not there|real
## psychosis writer certain
i *2 hear *2 voice *4 nobody|no|not|head
watching|following|listening *2 me *4 cameras|phone|walls|car|cars|everywhere|white|night
codes|messages|signs *3 number|plates|licence|license|songs|news|bible *4 me|god|for
the *1 walls *2 talk|talking|whisper|breathe|listen
demon|demons *3 talk|talking|voice|speak|inside *3 me|night|to
## addiction writer strong
i *2 am|think|became|become|getting|was *3 @addict *1 to|on|$|and|gambler !jesus|god|podcasts|sudoku|your|the|bible|worship|approval
addicted|hooked to|on @drug|@drink|@bet|@porn|alcohol|pills|drugs|painkillers|slots|betting|them|these|meth|it !by
@drug|@drink|@bet|@porn|pill|drug|substance addict|addiction|dependence|dependency|habit|withdrawal|withdrawals|relapse|problem !seminar|awareness|talk
i *2 relapsed|relapse|relapsing
i *3 drunk|high|wasted|stoned|blackout *3 again|every|daily|tonight|alone|work|school|kids
i *2 can|could *2 not *2 stop|quit|function|control|live|sleep|go *4 @drink|@drug|@bet|@porn|drinking|using|gambling|pills|smoking|it|without
can|cant|could not *1 stop *1 drinking|using|gambling|betting|smoking|watching|taking|spending|drugs
stop|quit|quitting|stopping|free|deliver|delivered|deliverance|freedom *2 from|me|of|drinking|using *3 @drug|@drink|@bet|@porn|needle|drinking|using|addiction !and|testimony|at
i *2 drink|drinking|drank *4 every|whole|bottle|day|night|sleep|morning|secret|alone|work|forget|numb|until|till|pass|again|before|hide|much|lunch !water|coffee|tea
i *2 need *2 drink|fix|hit|pill|pills|vodka|them|it *4 morning|function|sleep|shaking|cope|day|hold|get
i *2 use|used|using|shoot|shooting|smoke|smoking|snort|snorting|take|taking|inject|injecting|sniff|sniffing|buy|buying|steal|stealing|stole|pop|popping *3 @drug|needle|again|pills !class|recipe|prescribed|with|for|each
gambled|gambling|gamble|bet|betting|lost|blew|staked *6 rent|salary|savings|money|house|everything|wages|fees|tuition|mortgage|pension|offering|thousand|0|paycheck|inheritance
rent|salary|savings|money|wages|fees|tuition|pension|offering|house|everything *5 gambling|bets|betting|casino|slots|horses|machines|app|casino|aviator|poker
i *2 @bet *3 again|stop|addiction|lost|online|every|rent
@bet *2 addiction|addict|addicted|problem|debt|debts !sunday|seminar
sober *3 0|months|days|years|weeks *6 bottle|relapsed|drank|using|want|again|slipped|tonight|today|lost
clean *3 0|months|days|years *6 relapsed|used|using|want|again|slipped|craving
used|use|using|drank|drinking|smoked *1 again !today|gloves|the|car
@relapse|naloxone|narcan *6 again|used|i|me|son|daughter|fail|brother
overdosed|overdose *8 again|used|narcan|spray|hospital|found|blue|back
withdrawal|withdrawals|detox|detoxing *5 alone|shaking|help|heroin|pray|me|i|through|killing|sweating|home
coming off *2 alcohol|@drug|drink|them|it
day *2 without *2 alcohol|drink|@drug|drinking|using|pills
hide|hid|hidden|hiding *4 bottles|bottle|vodka|drinking|pills|wine|flask|drugs|empties
vodka|gin|whisky|whiskey|wine|beer *5 morning|hide|hidden|hiding|work|water|every|secret|breakfast|shower|before|desk|car|bag|shaking
am i *2 alcoholic|addict
i *2 alcoholic|addict|junkie|crackhead|gambler !s
dealer *3 call|calls|text|door|again|number
i *3 forged|forge|stealing|steal|stole|stolen|pawned|pawn|sold *5 pills|drugs|fix|crack|heroin|drink|money|ring|gamble|bet|machines|prescription|meth|gambling
fentanyl|heroin|meth *2 !victims|crisis|awareness|ministry
porn|pornography *4 addict|addicted|addiction|stop|every|hours|hooked
onlyfans|cam|webcam *3 money|girls|addicted|spent
drive|drove|driving|driven drunk|high|stoned !lorry
blackouts|blacked|blackout *3 drinking|drunk|out|again|every
dui
high *3 school|work|every|church|while *3 day|and|again|class|$
## addiction other strong
@other *5 addicted|hooked|addict|alcoholic|junkie|drunkard|drug-addict|gambler !jesus|approval|phone|games
@other *5 on @drug|drugs|crack|meth|heroin|ice|pills !prescribed
drug|drugs|alcohol|gambling|drinking|meth|heroin|opioid|crack|substance|porn *1 addict|addicted|addiction|problem|abuse *3 son|daughter|husband|wife|brother|friend|mother|father|mom|mum|dad|sister|kin|me|my
addicted|alcoholic|drunk|drunken @kin|@peer
@other *4 drinks|drinking|drunk *5 every|all|day|night|again|morning|secret|much|kids|heavily|himself|herself|school|work|church|baby|driving|worse|alone|money !tea|coffee|water|milk
@other *3 is|comes|came|gets|got|was *2 drunk|high|wasted|stoned !on|in
@other *4 gambles|gambling|gambled|betting|bets|casino|bookies|slots *4 again|money|away|house|rent|savings|every|all|lost|our|debts|addict|$
@other *4 relapsed|relapse|overdosed|overdose|od'd|using|detox|rehab *2 again|twice|on|third|pray|and|drugs|fentanyl|$
@other *4 using again
@other *4 steals|stole|sells|sold|stealing|selling|pawned *5 drugs|fix|drink|pills|crack|gamble|habit|meth
@other *4 smokes|smoking|snorts|sniffs|sniffing|injects|injecting|uses|taking|takes *2 @drug|drugs !cigarettes
found *5 blue|needle|needles|foil|syringe|pipe|pills|bottles *5 floor|bathroom|narcan|bag|room|hidden|wife|son|daughter|backpack|husband
blue on the
narcan|naloxone
living|live|married *2 with|to *2 alcoholic|addict|drunk|man *3 drunk|drinks|$
prayer|verses|verse|pray|scripture|deliverance|help *5 @addict|alcoholic|addicted|drunkard|addict *3 husband|wife|son|daughter|brother|sister|mother|father|friend|@kin
prayer|verses|pray|scriptures|prayers *5 @kin|friend *4 drugs|alcoholic|addiction|alcohol|addicted|drinking|gambling|heroin|fentanyl|meth
## addiction both strong
we *2 both *3 drink|use|using|alcoholics|addicts|hooked|gamble|addicted
@partner and|both *3 i|me *4 using|use|addicts|alcoholics|drink|gear|heroin|meth
## addiction writer certain
i *3 bottle *4 morning|night|front|car|work|hidden|every|whole
i *3 pills *5 stop|more|need|many|again|every|pharmacist|doctors|prescribed *3 without|than|lie|day|stop|$
i *3 hungover
@bet *5 i|my|salary|rent|wife|husband
i *3 promised|swore *4 stop|quit *5 drink|again|drank|using|bottle|bet
my *1 hands *2 shake|shaking *4 drink|first|until|bottle|without
## addiction other certain
@other *4 drinking|drinks|drink|alcohol *3 problem|worse|again|too|kids|stop|secret
@other *4 bottle|bottles|vodka|gin|whisky *4 day|hidden|hides|under|every|floor
@other *4 steals|stole *4 money|purse *4 drugs|drink|buy|habit
## addiction writer hint
i|my *4 @drink|@drug|@bet|@relapse
## addiction other hint
@other *4 @drink|@drug|@bet|@relapse
## eating writer hint
i|my *4 @purge|@thin|@anorexia
## psychosis writer hint
i|my|me *4 @voices|@gadget|@psych
## self-harm writer hint
i|my *4 @cut|blade|razor|scars
`;

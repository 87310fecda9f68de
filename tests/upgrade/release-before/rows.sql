INSERT INTO "public"."blog_posts" ("id", "title", "slug", "excerpt", "content", "category", "tags", "meta_title", "meta_description", "meta_keywords", "featured_image", "is_published", "published_at", "reading_time_minutes", "view_count", "created_at", "updated_at", "related", "source", "is_withdrawn") VALUES
('13984226','What to do with the genealogies, besides skip them','what-to-do-with-the-genealogies','Read a list of names for the places where it breaks its own pattern. Enoch, Tamar, Sheerah, three missing kings and a family with no papers to show.','<p>Find the pattern, then look for where it breaks. A biblical genealogy is a form with blanks, and the writers often spoil the form on purpose: an extra clause, a woman’s name, a man who does not die. That is where they are talking to you. The rest of the list has a job too. For those who first heard it, a name on it could mean a field, a trade at the temple, or a way home.</p>
<p>You may skip them on a first reading of the Bible with a good conscience. Come back when you have ten minutes and a pencil.</p>
<h2>Genesis 5: the man who spoils the refrain</h2>
<p><a href="/bible/web/genesis/5">Genesis 5</a> sounds like a bell. So-and-so lived, became a father, lived on, had other sons and daughters, {{Genesis 5:5 WEB|then he died}}. Read it aloud and count that last phrase. It comes eight times in one chapter. After the garden, and the warning that death would follow, here is death, following.</p>
<p>One entry has no such ending. {{Genesis 5:24 WEB|Enoch walked with God, and he was not found, for God took him.}} In all this tolling there is one gap. The writer does not explain it. He only lets you hear that the bell can miss a stroke.</p>
<p>And at the end a father tells us why he chose a name: {{Genesis 5:29 WEB|This one will comfort us in our work and in the toil of our hands}}. After so many years of dying, someone is still hoping over a cradle.</p>
<h2>Matthew 1: five mothers</h2>
<p>The New Testament opens with a list. <a href="/bible/web/matthew/1">Matthew’s</a> form is “A became the father of B”, and mothers have no place in it. Then they begin to appear.</p>
<ul>
<li>{{Matthew 1:3 WEB|by Tamar}}. Her father-in-law had wronged her; she deceived him to get justice; and he said of her, {{Genesis 38:26 WEB|She is more righteous than I}}.</li>
<li>{{Matthew 1:5 WEB|by Rahab}}. By the usual understanding she is the Rahab of Jericho, who hid the spies.</li>
<li>{{Matthew 1:5 WEB|by Ruth}}. A Moabite widow, picking up what the reapers dropped.</li>
<li>{{Matthew 1:6 WEB|by her who had been Uriah’s wife}}. He will not even write “Bathsheba”. He writes the name of the man whom David had killed, and puts it into the royal line for every reader to see.</li>
<li>Then Mary, with a sentence bent out of shape to fit her: Joseph is {{Matthew 1:16 WEB|the husband of Mary, from whom was born Jesus}}. After all those fathers, the verb has no father in it.</li>
</ul>
<p>Why these four before Mary? Readers have proposed that they were foreigners or linked with foreigners, that there was talk about each of them, or that each acted bravely when the men did not. None of the answers fits all four equally well. At the least, Matthew could have chosen Sarah and Rebekah, and he did not.</p>
<h2>Where the list is not what it seems</h2>
<p>Matthew says that there are three sets of fourteen ({{Matthew 1:17 WEB|fourteen generations}}, three times over). To get them he leaves people out. Between Joram and Uzziah, <a href="/bible/web/1-chronicles/3">1 Chronicles 3</a> has three more kings. He cannot have hoped that nobody would notice, since the books were well known. “Became the father of” could mean “was the forefather of”. The number is a design: in Hebrew letters, which serve as figures too, the name David adds up to fourteen, and many scholars think that this is the point.</p>
<p>Luke gives a list as well, running backwards to {{Luke 3:38 WEB|the son of Adam, the son of God}}. From David down to Joseph it has mostly different names. One old proposal is that Luke gives Mary’s family. Another, from the third century, is that one line is by birth and the other by law, through a brother’s widow. Others think that Matthew follows the throne and Luke the bloodline. None can be proved. The two endings show the two interests: Matthew begins from Abraham, for Israel, and Luke goes back to Adam, for everyone.</p>
<h2>Chronicles: a roll call for people with nothing</h2>
<p>The hardest stretch is <a href="/bible/web/1-chronicles/1">1 Chronicles 1 to 9</a>. It begins without so much as a verb: {{1 Chronicles 1:1 WEB|Adam, Seth, Enosh}}. It was written for a small community back from exile, or their children, in a poor province of somebody else’s empire. To them it says: you go back to the beginning. You were not invented in Babylon.</p>
<p>Then see where the list stops to breathe. {{1 Chronicles 4:10 WEB|Jabez called on the God of Israel}}, and for two verses there is a man praying, with a name that sounds like pain. A daughter turns up among the sons: {{1 Chronicles 7:24 WEB|Sheerah, who built Beth Horon the lower and the upper}}. She has one verse, and three towns.</p>
<p>How much could a name matter? Ezra tells of some families of priests who came home and looked for their entry: {{Ezra 2:62 WEB|These sought their place among those who were registered by genealogy, but they were not found}}. They were put out of office. And five sisters, whose father had died with no son, once walked up to Moses to ask why his name should vanish. God’s answer begins, {{Numbers 27:7 WEB|The daughters of Zelophehad speak right.}} The law was changed to keep one name on the list.</p>
<h2>For those with gaps in their own</h2>
<p>Not everybody can hear family lists gladly. Some readers were adopted, or left; some do not know a father’s name; some have no children and expect that a line will end with them. Matthew’s list is kind to such people in one way. Joseph is in it as the father of a child who is not his by birth, and on that adoption the whole claim to David’s house depends.</p>
<p>Paul warned Timothy about people who pay attention to {{1 Timothy 1:4 WEB|myths and endless genealogies}}, so do not build a theory on them. Ten minutes is enough. This week, read Matthew 1:1-17 aloud, slowly, as if each were somebody’s child. Ring the five mothers. Then write out your own list as far back as you can, gaps and all, and say over it: you knew them.</p>','devotionals','{genealogies,matthew,chronicles,genesis,names}','Why the Bible has genealogies, and how to read them','Why the Bible’s lists of names are there and how to read them: the breaks in Genesis 5, Matthew 1 and 1 Chronicles, and why Luke’s list differs.','{"bible genealogies","why genealogies in the bible","matthew 1 genealogy women","genealogy of jesus luke and matthew","1 chronicles names"}',NULL,'true','2026-10-27 00:00:00+00','5','1','2026-11-22 19:42:21.122+00','2026-10-27 00:00:00+00','{how-to-start-reading-the-bible,why-the-gospels-differ}','content','false'),
('1203280339','Where to start reading the Bible, and what to do on day two','how-to-start-reading-the-bible','Begin with Mark: sixteen chapters, one a day, one question written down. Why page one is not the only door, and what to read when Mark is finished.','<p>Start with Mark. It is the shortest of the four Gospels, sixteen chapters, and it can be read aloud in about an hour and a half. Read one chapter a day and write down one question from each. In a little over two weeks you will have met the person that the rest of the book is about, and you will have sixteen questions of your own. That is a better beginning than most.</p>
<p>The usual advice is to open at page one, and the usual result is a bookmark somewhere in Leviticus. Nothing is wrong with Leviticus. But the Bible is a shelf of sixty-six books, written over many centuries and gathered by kind: law, history, songs, prophets, Gospels, letters. Nobody walks into a library and begins at the top left.</p>
<h2>What the first morning looks like</h2>
<p>Take <a href="/bible/web/mark/1">Mark 1</a>. The first line is a title: {{Mark 1:1 WEB|The beginning of the Good News of Jesus Christ, the Son of God.}} There is no manger and no childhood. By the ninth verse Jesus is a grown man standing in a river.</p>
<p>Now take a pencil and put a tick at every “immediately”. In the World English Bible the word comes up again and again in this chapter: a fever leaves immediately, a leper is clean immediately, news travels immediately. Mark writes the way a man talks who has run up the stairs. You have noticed something about his style, and you did it without a commentary.</p>
<p>Then look at verses 32 to 38. Everyone in Capernaum is at the door, ill or bringing someone ill. Next morning Jesus has gone: {{Mark 1:35 WEB|Early in the morning, while it was still dark, he rose up and went out, and departed into a deserted place, and prayed there.}} When his friends find him they say that everyone is looking for him, and he answers that they will go somewhere else. He leaves a town full of need. Why? Write it down. That is a good question, and the chapter has begun to answer it in verse 38.</p>
<p>So the method is small enough for a bus seat:</p>
<ul>
<li>Read the chapter once, at the speed of speech.</li>
<li>Mark one thing that repeats, or one thing that surprises you.</li>
<li>Write one question. Do not look up the answer today.</li>
<li>Say one sentence to God about what you read. A puzzled sentence is allowed.</li>
</ul>
<h2>How much, and when</h2>
<p>A chapter takes five to eight minutes. Beginners fail more often by planning an hour than by planning too little. The kings of Israel were given a modest rule: each was to copy out the law for himself, and {{Deuteronomy 17:19 WEB|he shall read from it all the days of his life}}. It speaks of all his days. It sets no number of pages.</p>
<p>Morning suits some people. Others read on the night shift, at the school gate, or in a parked van. Tie it to something you do already, such as the first cup of tea, and keep the book where the cup is.</p>
<p>You will miss days. When you do, read today’s chapter today. Do not read three to catch up; that turns a meal into a debt. If it helps to have one verse waiting for you on the thin days, there is a <a href="/daily-verse">verse for every day</a>.</p>
<h2>After Mark</h2>
<p>Here is one honest order. It is a suggestion, and there are other good ones.</p>
<ol>
<li><strong>Ten psalms</strong>, one a day: <a href="/bible/web/psalms/1">1</a>, 8, 13, 19, 23, 27, 51, 103, 121, 139. They show how people who knew God spoke to him, in fear and in thanks.</li>
<li><strong>Genesis 1 to 4 and 12 to 25.</strong> The beginning, what went wrong, and the family through whom the promise comes.</li>
<li><strong>Acts 1 to 15.</strong> What happened next to the people in Mark.</li>
<li><strong>Philippians</strong>, in one sitting. It is a letter, and letters are meant to be read to the end.</li>
<li><strong><a href="/bible/web/ruth/1">Ruth</a></strong>, four chapters, for a story in which God is spoken of often and seen only at the edges.</li>
</ol>
<p>That is about two months at a chapter a day. By then you will know which shelf you want to go back to.</p>
<h2>When you do not understand</h2>
<p>You are in old company. In Acts a court official sits in his carriage with the scroll of Isaiah open on his knees. Philip asks, {{Acts 8:30 WEB|Do you understand what you are reading?}} and the man answers, {{Acts 8:31 WEB|How can I, unless someone explains it to me?}} He is not scolded. He is joined.</p>
<p>So find someone: a friend who also reads, a small group, a minister who does not mind being asked. Between meetings, keep three rules of thumb. Read what comes before and after before you decide what a verse means. Ask who is speaking, and to whom. And let the plain passages help you with the dark ones, since the book was never meant to be solved a line at a time.</p>
<p>Some things will still be hard after all that: a war, a law, a saying of Jesus that you wish he had not said. Leave a question mark in the margin and go on. Readers have carried such marks for decades, and have found that some were answered by a later chapter and some by a later year.</p>
<p>If you are reading this at night, you can begin before you sleep. <a href="/bible/web/mark/1">Mark 1</a> is forty-five verses long. It will take six minutes.</p>','bible-study','{reading,beginners,mark,habits}','How to start reading the Bible: begin with Mark','Where a beginner should start in the Bible, how much to read a day, what to write down, and an honest plan for the first two months of reading.','{"how to start reading the bible","where to start in the bible","bible reading for beginners","gospel of mark","bible reading plan"}',NULL,'true','2025-08-12 00:00:00+00','5','0','2026-11-22 19:42:21.122+00','2025-08-12 00:00:00+00','{why-bible-translations-differ,what-to-do-with-the-genealogies,how-to-lead-a-first-bible-study}','content','false');
INSERT INTO "public"."contact_messages" ("id", "form_id", "name", "email", "topic", "message", "created_at", "mailed_at") OVERRIDING SYSTEM VALUE VALUES
('1','WkETmV3cQuKeh4mk','A visitor','visitor@example.org','question','Is there a large print?','2026-11-22 19:44:24.112+00','2026-11-22 19:44:24.176+00');
INSERT INTO "public"."daily_verses" ("id", "date", "reference", "theme", "feast", "reflection", "created_at") VALUES
('20779','2026-11-22','Colossians 3:16','Joy',NULL,'Songs are what people still remember when names have gone. Paul counts on this: he wants the word to move in like a lodger with furniture, and singing is how it gets through the door. Hum one while you do the dishes.','2026-11-22 19:44:24.187+00');
INSERT INTO "public"."departed_customers" ("customer_hash", "departed_at") VALUES
(E'\\x9ffbc0402b3a171f0ac682900159c926b014db570d5a4cf24b02459159a21c24','2026-11-22 19:44:24.224+00');
INSERT INTO "public"."model_uses" ("utc_day", "who", "count") VALUES
('2026-11-21','person 1','3');
INSERT INTO "public"."rate_limits" ("key", "points", "expire") VALUES
('login:192.0.2.7','2','1795376540000');
INSERT INTO "public"."reminder_planning" ("id", "planned_until") VALUES
('1','2026-11-22 19:45:26.243+00');
INSERT INTO "public"."sandbox_customers" ("id", "key", "created_at") VALUES
('cus_sandbox_KphVXWjItmvQfCWLnYUqRS1M','xmsRxByeINfsNEYXH2YB2D3YMGBJlaz6JCvXWpblNiQ','2026-11-22 19:44:16.245+00'),
('cus_sandbox_OEaD_KqS_avGYXERx7EyvK6E','WR_KoI-DrwvdXfpaiiGvzTBD6CxUNqno4NFDrDi-F8A','2026-11-22 19:44:16.338+00'),
('cus_sandbox__TtsuLV1nWx5odnKcIJQJc8c','cNx-YWknrfaZ1mnM8f6pY3nt0WgrCtvtKGQ1HTC1RdU','2026-11-22 19:44:16.303+00');
INSERT INTO "public"."sandbox_portals" ("id", "customer_id", "return_url", "created_at") VALUES
('bps_sandbox_ETtCaQMC8zmA92_rpWHjJ79N','cus_sandbox__TtsuLV1nWx5odnKcIJQJc8c','http://localhost:3000/settings','2026-11-22 19:44:24.257+00');
INSERT INTO "public"."sandbox_subscriptions" ("id", "customer_id", "status", "created_at", "trial_ends_at", "period_ends_at", "cancels_at", "ended_at", "owed_since", "invoices") VALUES
('sub_sandbox_CNJ-VLTwIKd6SpoXx3CJ81Vk','cus_sandbox__TtsuLV1nWx5odnKcIJQJc8c','trialing','2026-11-22 19:44:16.317+00','2026-11-29 19:44:16.317+00','2026-11-29 19:44:16.317+00','2026-11-29 19:44:16.317+00',NULL,NULL,'1'),
('sub_sandbox_mjdqCWEnSQYIGLAwPDJokmBM','cus_sandbox_OEaD_KqS_avGYXERx7EyvK6E','canceled','2026-11-22 19:44:16.352+00','2026-11-29 19:44:16.352+00','2026-11-29 19:44:16.352+00',NULL,'2026-11-22 19:44:24.228+00',NULL,'1'),
('sub_sandbox_us5zdRs4EGoIwdotQS_HtyDt','cus_sandbox_KphVXWjItmvQfCWLnYUqRS1M','trialing','2026-11-22 19:44:16.273+00','2026-11-29 19:44:16.273+00','2026-11-29 19:44:16.273+00',NULL,NULL,NULL,'1');
INSERT INTO "public"."stripe_events" ("id", "type", "customer_id", "received_at", "applied_at", "failure") VALUES
('evt_sandbox_NAV1ZNdYHukTSSWXPIyPnjN0','customer.subscription.created','cus_sandbox__TtsuLV1nWx5odnKcIJQJc8c','2026-11-22 19:44:16.324+00','2026-11-22 19:44:16.328+00',NULL),
('evt_sandbox_NaT_G-B8DF9uN0MHYFsJXaGT','invoice.paid','cus_sandbox_OEaD_KqS_avGYXERx7EyvK6E','2026-11-22 19:44:16.363+00','2026-11-22 19:44:16.367+00',NULL),
('evt_sandbox_Q1w3eh-uFnXtoSAxlsIjaB4b','invoice.paid','cus_sandbox_KphVXWjItmvQfCWLnYUqRS1M','2026-11-22 19:44:16.289+00','2026-11-22 19:44:16.294+00',NULL),
('evt_sandbox_QPHiwySAZRIR5AZTwlSaYnWK','customer.subscription.created','cus_sandbox_KphVXWjItmvQfCWLnYUqRS1M','2026-11-22 19:44:16.283+00','2026-11-22 19:44:16.287+00',NULL),
('evt_sandbox_WO36-ZV4uiNLdxJ1pdA3-W1k','customer.subscription.deleted','cus_sandbox_OEaD_KqS_avGYXERx7EyvK6E','2026-11-22 19:44:24.229+00','2026-11-22 19:44:24.242+00',NULL),
('evt_sandbox_YnhGce11xfoo67GUGslHuyr-','checkout.session.completed','cus_sandbox__TtsuLV1nWx5odnKcIJQJc8c','2026-11-22 19:44:16.319+00','2026-11-22 19:44:16.323+00',NULL),
('evt_sandbox_ZvjOrcBkX35AeJ9dl1DnMznJ','checkout.session.completed','cus_sandbox_KphVXWjItmvQfCWLnYUqRS1M','2026-11-22 19:44:16.275+00','2026-11-22 19:44:16.281+00',NULL),
('evt_sandbox_ayRPdj8sEVJltZ7OsRvFHQg6','customer.subscription.updated','cus_sandbox__TtsuLV1nWx5odnKcIJQJc8c','2026-11-22 19:44:24.267+00','2026-11-22 19:44:24.272+00',NULL),
('evt_sandbox_cZedlJqc8HnZOnWxtQa31V1o','invoice.paid','cus_sandbox__TtsuLV1nWx5odnKcIJQJc8c','2026-11-22 19:44:16.329+00','2026-11-22 19:44:16.332+00',NULL),
('evt_sandbox_h7SxSYcpNlB26QPE9yDYlW4D','checkout.session.completed','cus_sandbox_OEaD_KqS_avGYXERx7EyvK6E','2026-11-22 19:44:16.354+00','2026-11-22 19:44:16.358+00',NULL),
('evt_sandbox_smZ46v2UxCgMip4rUALNW7n2','customer.subscription.created','cus_sandbox_OEaD_KqS_avGYXERx7EyvK6E','2026-11-22 19:44:16.359+00','2026-11-22 19:44:16.362+00',NULL);
INSERT INTO "public"."users" ("id", "username", "username_key", "email", "email_key", "email_verified_at", "password_hash", "stripe_customer_id", "stripe_subscription_id", "subscription_status", "subscription_ends_at", "subscription_cancels", "past_due_since", "trial_used_at", "created_at") OVERRIDING SYSTEM VALUE VALUES
('1','ruth','ruth','ruth@example.org','ruth@example.org',NULL,'$argon2id$v=19$m=19456,t=2,p=1$UZkaUziYA09Iog1Hr+dwIA$7/gsVoEYmHBelnQ7KK9M2PseE15olKO5UXMst8PRCFw','cus_sandbox_KphVXWjItmvQfCWLnYUqRS1M','sub_sandbox_us5zdRs4EGoIwdotQS_HtyDt','trialing','2026-11-29 19:44:16.273+00','false',NULL,'2026-11-22 19:44:16.28+00','2026-11-22 19:44:16.075451+00'),
('2','naomi','naomi','naomi@example.org','naomi@example.org',NULL,'$argon2id$v=19$m=19456,t=2,p=1$Cm6H1mxuGtZfGUDTdsAyHA$RnZcI0llN9ZQ2awtu+7/Syo48H/u0Fc/ytAtpjZ6BH8','cus_sandbox__TtsuLV1nWx5odnKcIJQJc8c','sub_sandbox_CNJ-VLTwIKd6SpoXx3CJ81Vk','trialing','2026-11-29 19:44:16.317+00','true',NULL,'2026-11-22 19:44:16.322+00','2026-11-22 19:44:16.159198+00'),
('3','boaz','boaz','boaz@example.org','boaz@example.org',NULL,'$argon2id$v=19$m=19456,t=2,p=1$7omV8s1eapZ9waIPUle9AQ$iSULAOQzVnNtWbgXSNQJ5QI4srqM4Hpmd5kDBmoRUIo',NULL,NULL,NULL,NULL,'false',NULL,NULL,'2026-11-22 19:44:16.19315+00');
INSERT INTO "public"."billing_notices" ("id", "user_id", "kind", "occasion", "created_at") OVERRIDING SYSTEM VALUE VALUES
('1','2','trial-ending','sub_sandbox_x trial 2026-11-29','2026-11-22 19:46:13.45294+00');
INSERT INTO "public"."complete_devotionals" ("id", "user_id", "title", "topic", "content", "scripture", "key_points", "application_points", "reflection_questions", "prayer", "estimated_read_time", "origin", "is_bookmarked", "user_notes", "notes_updated_at", "created_at", "read_at", "deleted_at") OVERRIDING SYSTEM VALUE VALUES
('1','1','On the watchtower','waiting in the night','The number says that you are ninth in the queue. There is music. After a while you put the phone on the table, with the sound on, and begin to do the washing up.

Faith in the Bible is sometimes no more than this: that the one who complains goes on addressing God. That is where these passages begin.

## On the watchtower

{{Habakkuk 2:1–2}}

He has complained, and now he climbs up to see what will be said to it. Habakkuk does not complain and go home. He goes up on the wall, where one can see far, and waits to be contradicted. It is a respectful way of being angry. He reckons with an answer, and he reckons with its being addressed to him.

There is more than one who has been in that place.

## A leaf

{{Genesis 8:10–11}}

An old man puts his hand out of a window, and waits for a bird to come down on it. Three times he sends the dove, and three times one may watch his hand. The first time it takes her in, wet and tired, with nothing. The second time there is a leaf. The third time the hand stays empty, and it is the best of the three; she has found a place to sit. So it was good news that nobody came back. One has to know what one is waiting for to read that rightly.

From here one can ask what God is like.

## Three times, and no

{{2 Corinthians 12:9}}

Paul prayed about it three times, as Jesus had in the garden, and the answer was no. He does not say that pain is good, or that prayer for healing is wrong; he prayed for it, and pleaded. He says that weakness turned out to be the place where Christ’s power pitched its tent.

That is why people have hoped who had no other reason.

## When I fall

{{Micah 7:9}}

All the grapes have been picked, not one is left, and the prophet stands between the rows. He bears it, he says, because he has sinned; and in the same sentence he expects that God will plead his case. The judge is to be the advocate. He does not work out how that can be. He says “until”: until he brings me out to the light. It is a word with a door in it.

Somewhere in these lines there was a “yet”, or a “but”. Take this one word with you. It is short enough to be carried by somebody who has no strength.','Habakkuk 2:1–3','{"What is slow to come can be sure to come.","To be remembered by God may look, for a while, like a leaf.","Grace may come where the healing did not.","Falling is expected, and so is getting up."}','{"Write the promise large, and hang it where you will pass at a run.","Put one leaf where you will see it, and wait the seven days before you decide.","Ask once more for what you have asked three times; and write under it, as Paul did, what you have been given instead.","While you wait for something small today, a bus or a kettle, pray for the large thing."}','{"Which complaint have you never waited to hear answered?","What small green thing has come back to you lately?","For what have you asked three times?","Is there darkness in which you could sit without having to get up at once?"}','God, it is dark here, and I am not sure that I feel you. I speak all the same. I have said it. Now I am up here on the wall. I hold out my hand at the window. Send me a leaf, and teach me to wait on it. With your people I pray it: {{Psalm 147:3}}. I asked and you said no, or not yet. Be enough in the thing you did not take away. Do not wait for me to feel better. Come in as it is, without switching on the light, and stay. Stay with us, for it is toward evening. Amen.','5','{"used": {"forms": ["a4q9ax", "gu58e4", "nfbjap", "1beoe60", "1i8rby0", "sznbiy", "g6wt9d", "pvm16l", "1m78wgb", "1bba295", "tjjao2", "u16hv7", "1e7wun3", "17ulplu", "154tvqf", "lpbt1k", "9b2fz7", "191pjsw", "5czb1e", "1u2zgvc", "2lodyx", "r88ugs", "15hjmi2", "lj59w9", "1up9ltx", "m56hv2", "1n5kmc4", "1xl8m9o", "11cug35", "19gckmr", "n5xl7e", "1y9hs62"], "passages": ["Habakkuk 2:1–3", "Genesis 8:8–12", "2 Corinthians 12:7–10", "Micah 7:7–9"]}, "provenance": {"label": "Composed from Scripture", "madeBy": "composer", "quotations": {"claimed": 6, "verified": 6}, "promptVersion": "composer-1"}, "translation": "KJV"}','true','To read again.','2026-11-22 19:44:19.946+00','2026-11-22 19:44:19.925+00','2026-11-22 19:44:19.955+00',NULL),
('2','1','A grain','harvest','A man is painting the white line down a road. He looks back along it now and then, as far as he can see, and moves his cone.

Monday has its own place in the Bible. Most of those who were called were at work when it happened.

## He threw it everywhere

{{Matthew 13:6–8}}

A man walks over a field with a bag at his side and throws grain with his whole arm. The same field has all four in it. Most of us could point to a path in ourselves, trodden hard because everybody walks there, to a thin place and to some thorns. Ground can be altered, too, and any farmer will say that it takes a plough and some time. It was said from a boat, to people standing upon a beach, and those who were puzzled stayed behind and asked.

Somebody else met him, in a different place.

## Two coins

{{Mark 12:41–42}}

He sits down opposite the box and watches how people put it in. She has two. One expects that she will keep the one. Jesus calls his disciples over for this, he does not speak to her, and she never learns that she was seen. Just before he has spoken about men who devour widows’ houses. So it is praise, and there may be a lament in it: what sort of temple takes it? In any case, he counts otherwise than the treasurer.

The thought comes back: {{Luke 21:1}}.

Whoever has seen me has seen the Father, Jesus said to Philip in John 14. So look at him.

## A grain

{{John 12:24–25}}

Somebody’s hand opens over a furrow, and the grain is gone. It is said a few days before it came true of him, in a week when everyone wanted a king. What he holds out to them is smaller than a fist. He goes on to say that where he is, whoever serves him will be. He says that of the furrow too. One is not sent into the ground by someone who stays above.

Now it comes nearer to home.

## Throw it

{{Psalm 55:22}}

Earlier in this psalm a man wishes for the wings of a dove. He would fly to the desert and stay there. What drove him there was not an enemy but a friend, someone with whom he had walked to worship. The advice to cast the burden comes from a betrayed man who would have preferred to run. And the promise is not that the load will go away. It is that you will be held up.

The figures will have to be looked at, and it helps to do it together with someone. Your worth is not among them. It was settled elsewhere, and before you had done anything.','John 12:24–26','{"What is kept stays single; what is given bears fruit.","He sows as if there were plenty.","He sees what nobody else counts.","The carrier is held, whatever becomes of the load."}','{"Give away one thing that would be of more use in the ground.","Say one good thing where you think it will be lost.","Give something that is noticed by your own purse and by nobody else.","Stop at a fixed hour today, in the middle if need be."}','{"What are you keeping so carefully that it remains alone?","Where are you trodden hard, and by whom?","What do you have two of?","What have you put down before God and picked up again on the way out?"}','Jesus, you worked with your hands. Look at mine. I hold it tight. Help me to open my hand over the furrow. Throw it here as well. I know what the ground is like. I remind you, and myself, of these words: {{Matthew 6:26}}. It is not much, and I would like to keep half. You saw her. See me. Provide what is lacking. Let me see those who have less, and not look away because I am counting. Let it be light, in your time. Amen.','5','{"used": {"forms": ["12wyqys", "184fsqq", "15iqmjz", "py84ha", "13r1vwp", "1z0xj1j", "10vx0bu", "1aiybvp", "v33504", "hnkw2y", "5h10df", "f7d26v", "9h5kg2", "1cb43pt", "6ilqoo", "ajdicf", "1eo8t4u", "t6bi6u", "7z3d9n", "kxzhi5", "riqma6", "1eono3w", "7vtv6u", "hrr45y", "opwpch", "yajm68", "1fy5a6k", "1nzwbtb", "1gthebe", "1u2rb1n", "1ke1reo", "1sz9bne", "13l5kny"], "passages": ["Matthew 13:3–8", "Mark 12:41–44", "John 12:24–26", "Psalm 55:22"]}, "provenance": {"label": "Composed from Scripture", "madeBy": "composer", "quotations": {"claimed": 7, "verified": 7}, "promptVersion": "composer-1"}, "translation": "KJV"}','false','',NULL,'2026-11-22 19:44:19.991+00',NULL,'2026-11-22 19:44:20.007+00');
INSERT INTO "public"."devotionals" ("id", "user_id", "title", "scripture", "theme", "content", "origin", "writing_id", "created_at", "deleted_at") OVERRIDING SYSTEM VALUE VALUES
('1','3','A soft answer','Proverbs 15:1','kindness',E'{"title": "A soft answer", "introduction": "In the group somebody has written a sentence with three exclamation marks and has left. The others look at it on eleven screens.\\n\\nScripture is frank about how hard people are to live with. It starts further back than manners, with how we have been treated ourselves.", "closingPrayer": "God of peace, I have not much of it in my house or in my head. Give me a soft word before I give a clever one. Do what you have promised, with these rulers or without them. Use my hands for a little of it. There is a sentence that I take into my hand: {{Romans 12:21}}. Come, and say it so that I understand. Then say it through me to somebody else. Where I have hurt someone let me be the first to move. Where someone has hurt me be the judge, so that I need not. In the name of Jesus, who taught us to ask. Amen.", "mainScripture": {"reference": "Proverbs 15:1", "explanation": "The message has been typed, and the thumb is over the button. A soft answer in Hebrew is a tender one, the word used for a young child or good meat. It says nothing about giving in. Rage needs something to push against, and finds it if the answer is hard. The proverb has been tried out in very many kitchens. It is short so that one can remember it when there is no time.\\n\\nRak, soft, tender, is also said of Jacob’s children, who could not be hurried.\\n\\nThe lines belong to Proverbs 10:1–22:16. Nearly four hundred single sayings, mostly two lines set against each other."}, "scriptureStudy": [{"pointTitle": "Not in princes", "application": "Take one line of that list, and do something about it within a mile of your door.", "explanation": "The king’s picture is on the coins, and his funeral was on Tuesday. As long as I live, the singer has just said, I will sing (Psalm 146:2). He has no longer than the prince. Both of them have breath and then none. But he has seen what to use it for. The one he sings to keeps faith for ever, and the list of what he keeps it with consists of people whom no prince has much use for.\\n\\nIt stands in Psalms 146–150. Five psalms, each beginning and ending with a call to praise, close the book.", "supportingVerses": ["Psalm 146:3–7", "Psalm 103:6", "Psalm 108:12"]}, {"pointTitle": "Each in their own", "application": "Say something good to somebody in words that are theirs and not yours.", "explanation": "About a hundred and twenty people sit in a house at nine in the morning, and then there is a noise. Wind and fire are what one knows from Sinai, and there it was not wise to come near. Here the fire divides, and it settles upon each one, fishermen, women, his own brothers, who had not believed in him. At Babel people had wanted to stay together and could not understand each other. Here they understand each other and will be scattered, and it is a blessing both times.\\n\\nStep back to Acts 2 as a whole. At the feast of the first harvest the Spirit comes, and Peter preaches to visitors from everywhere.", "supportingVerses": ["Acts 2:2–6", "Acts 13:50", "Acts 19:6"]}, {"pointTitle": "When kindness appeared", "application": "Be kind in the way that one switches on a light: without remark.", "explanation": "A light goes on in the stairwell, and one sees how one has been standing there. It stands in a letter about everyday things, how old men should be, and young women, and that one should speak evil of nobody. In the midst of it this sentence rises, as if somebody in an office had begun to sing. It has God our Saviour in it, Christ our Saviour, and the Spirit poured out. Then it goes on with good works and winter quarters.\\n\\nGod’s love here is philanthropia, love of people. The word is used of God only this once.", "supportingVerses": ["Titus 3:4–7"]}], "reflectionQuestions": ["Which sentence of yours has been pushing lately?", "On whom have you been leaning with your whole weight?", "In which language would God have to say it for you to believe it?", "Before what were you standing when the light went on?", "Who around you would hear this quite differently?"], "practicalApplication": {"personalDisciplines": ["Delete one sharp sentence, and answer in half as many words.", "Write down your half of the quarrel, and only your half."], "relationshipActions": ["Ask a question about the other’s side and do not comment upon the answer.", "If it is safe to do so, take the first step: a call, a card, a cup of tea."], "sharingOpportunities": ["Introduce two lonely people to each other.", "Tell a third person something good about someone you have complained of."], "dailyLifeApplications": ["Let someone go first: at the till, in the queue, in the argument.", "Learn the names of the people on your stairs."]}}','{"used": {"forms": ["5ow1mv", "iyotal", "5bleqw", "fetuyh", "4cw5m9", "dzcvoi", "v9txf4", "y86nmh", "f04717", "18d1udy", "1tv1aop", "1kwf5l6", "k1jair", "11yai23", "1f9chlz", "cxl74o", "11hg4y5", "ay0aq8", "tiey2q", "1ch9nod", "b6lpl3", "1sbi4aa", "swz03s", "1psy468", "1412xsk", "176zv79", "1hw1jjn", "aywnfn", "1l8lmmz", "12b5ldy", "1rz5l8x", "16v2k9b", "1jyetyk", "1f2cvux", "sdvmqg", "1maeq2p", "qor38r", "9w37k9", "16w6jmb"], "passages": ["Psalm 146:3–7", "Acts 2:2–6", "Titus 3:4–7", "Proverbs 15:1"]}, "provenance": {"label": "Composed from Scripture", "madeBy": "composer", "quotations": {"claimed": 9, "verified": 9}, "promptVersion": "composer-1"}, "translation": "WEB"}','b2948bfd-7fc9-420f-8019-0c6645ec17b2','2026-11-22 19:44:20.055+00',NULL);
INSERT INTO "public"."favourites" ("id", "user_id", "kind", "target", "created_at") OVERRIDING SYSTEM VALUE VALUES
('1','1','topic','hope','2026-11-22 19:44:19.406494+00'),
('2','3','topic','hope','2026-11-22 19:44:19.413511+00'),
('3','1','verse','John 11:35','2026-11-22 19:44:19.421532+00'),
('4','3','verse','John 11:35','2026-11-22 19:44:19.427778+00');
INSERT INTO "public"."generation_reports" ("id", "user_id", "kind", "reason", "note", "piece", "created_at") OVERRIDING SYSTEM VALUE VALUES
('1','1','prayer','other','Too long.','{"used": {"forms": ["1gy0x87", "1d8o80w", "1mxm84n", "1hejs9h", "rgbym3", "89h0r6", "qor38r", "buer2w", "nm4ci1", "13obbxz", "fp03hk"], "passages": []}, "draft": {"prayer": "God of all the earth, look here for a moment. I have given it a name so that I can bring it to you: For Naomi’s health 🕯️. The body has become loud, and there is hardly room for anything else. There is a sentence that I take into my hand: {{Psalm 6:2}}. Let the body be treated with respect, and the person in it be seen. Stay when the visiting hour is over. Heal, Lord. I say it without adornment because there is no better word. Do not wait long, please. I am yours. Amen."}, "provenance": {"label": "Composed from Scripture", "madeBy": "composer", "quotations": {"claimed": 1, "verified": 1}, "promptVersion": "composer-1"}, "translation": "KJV"}','2026-11-22 19:44:19.768+00'),
('2',NULL,'outline','scripture','A visitor''s report.',E'{"used": {"forms": ["5ow1mv", "iyotal", "5bleqw", "fetuyh", "4cw5m9", "dzcvoi", "v9txf4", "y86nmh", "f04717", "18d1udy", "1tv1aop", "1kwf5l6", "k1jair", "11yai23", "1f9chlz", "cxl74o", "11hg4y5", "ay0aq8", "tiey2q", "1ch9nod", "b6lpl3", "1sbi4aa", "swz03s", "1psy468", "1412xsk", "176zv79", "1hw1jjn", "aywnfn", "1l8lmmz", "12b5ldy", "1rz5l8x", "16v2k9b", "1jyetyk", "1f2cvux", "sdvmqg", "1maeq2p", "qor38r", "9w37k9", "16w6jmb"], "passages": ["Psalm 146:3–7", "Acts 2:2–6", "Titus 3:4–7", "Proverbs 15:1"]}, "draft": {"title": "A soft answer", "introduction": "In the group somebody has written a sentence with three exclamation marks and has left. The others look at it on eleven screens.\\n\\nScripture is frank about how hard people are to live with. It starts further back than manners, with how we have been treated ourselves.", "closingPrayer": "God of peace, I have not much of it in my house or in my head. Give me a soft word before I give a clever one. Do what you have promised, with these rulers or without them. Use my hands for a little of it. There is a sentence that I take into my hand: {{Romans 12:21}}. Come, and say it so that I understand. Then say it through me to somebody else. Where I have hurt someone let me be the first to move. Where someone has hurt me be the judge, so that I need not. In the name of Jesus, who taught us to ask. Amen.", "mainScripture": {"reference": "Proverbs 15:1", "explanation": "The message has been typed, and the thumb is over the button. A soft answer in Hebrew is a tender one, the word used for a young child or good meat. It says nothing about giving in. Rage needs something to push against, and finds it if the answer is hard. The proverb has been tried out in very many kitchens. It is short so that one can remember it when there is no time.\\n\\nRak, soft, tender, is also said of Jacob’s children, who could not be hurried.\\n\\nThe lines belong to Proverbs 10:1–22:16. Nearly four hundred single sayings, mostly two lines set against each other."}, "scriptureStudy": [{"pointTitle": "Not in princes", "application": "Take one line of that list, and do something about it within a mile of your door.", "explanation": "The king’s picture is on the coins, and his funeral was on Tuesday. As long as I live, the singer has just said, I will sing (Psalm 146:2). He has no longer than the prince. Both of them have breath and then none. But he has seen what to use it for. The one he sings to keeps faith for ever, and the list of what he keeps it with consists of people whom no prince has much use for.\\n\\nIt stands in Psalms 146–150. Five psalms, each beginning and ending with a call to praise, close the book.", "supportingVerses": ["Psalm 146:3–7", "Psalm 103:6", "Psalm 108:12"]}, {"pointTitle": "Each in their own", "application": "Say something good to somebody in words that are theirs and not yours.", "explanation": "About a hundred and twenty people sit in a house at nine in the morning, and then there is a noise. Wind and fire are what one knows from Sinai, and there it was not wise to come near. Here the fire divides, and it settles upon each one, fishermen, women, his own brothers, who had not believed in him. At Babel people had wanted to stay together and could not understand each other. Here they understand each other and will be scattered, and it is a blessing both times.\\n\\nStep back to Acts 2 as a whole. At the feast of the first harvest the Spirit comes, and Peter preaches to visitors from everywhere.", "supportingVerses": ["Acts 2:2–6", "Acts 13:50", "Acts 19:6"]}, {"pointTitle": "When kindness appeared", "application": "Be kind in the way that one switches on a light: without remark.", "explanation": "A light goes on in the stairwell, and one sees how one has been standing there. It stands in a letter about everyday things, how old men should be, and young women, and that one should speak evil of nobody. In the midst of it this sentence rises, as if somebody in an office had begun to sing. It has God our Saviour in it, Christ our Saviour, and the Spirit poured out. Then it goes on with good works and winter quarters.\\n\\nGod’s love here is philanthropia, love of people. The word is used of God only this once.", "supportingVerses": ["Titus 3:4–7"]}], "reflectionQuestions": ["Which sentence of yours has been pushing lately?", "On whom have you been leaning with your whole weight?", "In which language would God have to say it for you to believe it?", "Before what were you standing when the light went on?", "Who around you would hear this quite differently?"], "practicalApplication": {"personalDisciplines": ["Delete one sharp sentence, and answer in half as many words.", "Write down your half of the quarrel, and only your half."], "relationshipActions": ["Ask a question about the other’s side and do not comment upon the answer.", "If it is safe to do so, take the first step: a call, a card, a cup of tea."], "sharingOpportunities": ["Introduce two lonely people to each other.", "Tell a third person something good about someone you have complained of."], "dailyLifeApplications": ["Let someone go first: at the till, in the queue, in the argument.", "Learn the names of the people on your stairs."]}}, "provenance": {"label": "Composed from Scripture", "madeBy": "composer", "quotations": {"claimed": 9, "verified": 9}, "promptVersion": "composer-1"}, "translation": "WEB"}','2026-11-22 19:44:20.062+00');
INSERT INTO "public"."mailed_links" ("id", "user_id", "purpose", "token_hash", "email", "created_at", "expires_at") OVERRIDING SYSTEM VALUE VALUES
('1','1','verify-email',E'\\xcff11cddb2295f6feb1e7ef6f97ee00648e9ac47545558053ceeafe37d0282bf','ruth@example.org','2026-11-22 19:44:16.115779+00','2026-11-29 19:44:16.115+00'),
('2','2','verify-email',E'\\x0e0cf5da111e611c3c79af94ffe8b1e297ceecafa1220cc83f09e69b7837085b','naomi@example.org','2026-11-22 19:44:16.182006+00','2026-11-29 19:44:16.181+00'),
('3','3','verify-email',E'\\x154824be4495f42ef29eb45266cb0590358d14bd6ec2a2bd19d895dd982415fb','boaz@example.org','2026-11-22 19:44:16.209298+00','2026-11-29 19:44:16.208+00'),
('5','2','reset-password',E'\\x36dc89382d3eafd5ebfdbe26f4e6a1e001b3521897fd224b2fd38b30c18d5c07','naomi@example.org','2026-11-22 19:44:24.13726+00','2026-11-22 20:44:24.137+00');
INSERT INTO "public"."model_consents" ("user_id", "ai_consented_at", "decided_at") VALUES
('1','2026-11-22 19:44:20.012+00','2026-11-22 19:44:20.012+00'),
('3',NULL,'2026-11-22 19:44:20.017+00');
INSERT INTO "public"."notifications" ("id", "user_id", "key", "type", "title", "message", "is_read", "scheduled_for", "sent_at", "due_at", "created_at") OVERRIDING SYSTEM VALUE VALUES
('2','1','daily-verse 2026-11-21','daily-verse','Your daily verse','Ruth 2:12 is waiting for you.','true',NULL,'2026-11-22 19:46:25.671+00','2026-11-22 19:46:25.671+00','2026-11-22 19:46:25.671+00'),
('3','2','plan 2 2026-11-30','plan-reminder','Of my own','Day 1: Ruth 1','false','2026-11-30 05:00:00+00',NULL,'2026-11-30 05:00:00+00','2026-11-22 19:46:25.671+00');
INSERT INTO "public"."prayer_requests" ("id", "user_id", "title", "description", "category", "urgency", "status", "is_answered", "answered_at", "answer_description", "reminder_frequency", "created_at", "updated_at", "deleted_at") OVERRIDING SYSTEM VALUE VALUES
('1','1','For Naomi’s health 🕯️','אבא · ὑπομονή — “be well”
second line','health','high','active','false',NULL,NULL,'daily','2026-11-22 19:44:19.453+00','2026-11-22 19:44:19.453+00',NULL),
('2','1','A field to glean',NULL,'work','medium','answered','true','2026-11-22 19:44:19.501+00','Boaz let me glean.','daily','2026-11-22 19:44:19.462+00','2026-11-22 19:44:19.501+00',NULL),
('3','1','Thrown away',NULL,'personal','medium','active','false',NULL,NULL,'daily','2026-11-22 19:44:19.473+00','2026-11-22 19:44:19.473+00','2026-11-22 19:44:19.511+00'),
('4','2','That the emptiness is filled','<b>Mara</b> & co','family','medium','active','false',NULL,NULL,'daily','2026-11-22 19:44:19.482+00','2026-11-22 19:44:19.482+00',NULL);
INSERT INTO "public"."prayers" ("id", "user_id", "title", "content", "origin", "writing_id", "is_answered", "created_at", "deleted_at") OVERRIDING SYSTEM VALUE VALUES
('1','1','For Naomi’s health 🕯️','God of all the earth, look here for a moment. I have given it a name so that I can bring it to you: For Naomi’s health 🕯️. The body has become loud, and there is hardly room for anything else. There is a sentence that I take into my hand: {{Psalm 6:2}}. Let the body be treated with respect, and the person in it be seen. Stay when the visiting hour is over. Heal, Lord. I say it without adornment because there is no better word. Do not wait long, please. I am yours. Amen.','{"used": {"forms": ["1gy0x87", "1d8o80w", "1mxm84n", "1hejs9h", "rgbym3", "89h0r6", "qor38r", "buer2w", "nm4ci1", "13obbxz", "fp03hk"], "passages": []}, "provenance": {"label": "Composed from Scripture", "madeBy": "composer", "quotations": {"claimed": 1, "verified": 1}, "promptVersion": "composer-1"}, "translation": "KJV"}','19eda808-69ad-4606-abc7-0122f31eefe6','false','2026-11-22 19:44:19.756+00',NULL);
INSERT INTO "public"."reading_plans" ("id", "user_id", "name", "description", "plan_type", "duration", "current_day", "is_completed", "completed_at", "reminder_time", "reminder_method", "is_active", "selected_books", "started_on", "day_one_on", "paused_on", "stays_until", "created_at", "updated_at", "deleted_at") OVERRIDING SYSTEM VALUE VALUES
('1','1','Gospels in 30 Days','Matthew, Mark, Luke and John, three chapters or so a day.','gospels','30','2','false',NULL,'06:00','email','true','{}','2026-11-22','2026-11-22',NULL,NULL,'2026-11-22 19:44:19.793+00','2026-11-22 19:44:19.805+00',NULL),
('2','2','Of my own','Short.','custom','4','1','false',NULL,'07:00','notification','false','{Ruth}','2026-11-22','2026-11-22','2026-11-22',NULL,'2026-11-22 19:44:19.828+00','2026-11-22 19:44:19.838+00',NULL),
('3','2','Gone',NULL,'custom','2','1','false',NULL,'07:00','none','true','{Jude}','2026-11-22','2026-11-22',NULL,NULL,'2026-11-22 19:44:19.848+00','2026-11-22 19:44:19.848+00','2026-11-22 19:44:19.857+00');
INSERT INTO "public"."reminder_sends" ("id", "user_id", "stream", "subject_id", "local_date", "due_at", "status", "reason", "attempts", "changed_at", "sent_at") OVERRIDING SYSTEM VALUE VALUES
('1','1','plan-reminder','1','2026-11-21','2026-11-21 11:00:00+00','sent',NULL,'1','2026-11-21 11:00:02+00','2026-11-21 11:00:02+00'),
('2','2','daily-verse','0','2026-11-21','2026-11-21 06:00:00+00','failed','refused','5','2026-11-21 07:00:00+00',NULL);
INSERT INTO "public"."reminder_stops" ("user_id", "stream", "stopped_at") VALUES
('2','prayer-reminder','2026-11-22 19:46:25.676+00');
INSERT INTO "public"."sandbox_checkouts" ("id", "customer_id", "success_url", "cancel_url", "has_trial", "status", "created_at") VALUES
('cs_sandbox_3MeH-alsHM_OSEiY5_cYOYdE','cus_sandbox_OEaD_KqS_avGYXERx7EyvK6E','http://localhost:3000/subscription-success','http://localhost:3000/subscription-canceled','true','complete','2026-11-22 19:44:16.343+00'),
('cs_sandbox_vzG_wAkQ1Sq8DbGFXLLowM5l','cus_sandbox_KphVXWjItmvQfCWLnYUqRS1M','http://localhost:3000/subscription-success','http://localhost:3000/subscription-canceled','true','complete','2026-11-22 19:44:16.26+00'),
('cs_sandbox_yWcUgmivrvKXywP8J7B4lNem','cus_sandbox__TtsuLV1nWx5odnKcIJQJc8c','http://localhost:3000/subscription-success','http://localhost:3000/subscription-canceled','true','complete','2026-11-22 19:44:16.308+00');
INSERT INTO "public"."sessions" ("id", "user_id", "token_hash", "device", "created_at", "last_seen_at", "expires_at") OVERRIDING SYSTEM VALUE VALUES
('1','1',E'\\x49108f30615da744506cbf9c2f8a836e61e0a7002e2d954e39b2f7dfa0c9c864','An unknown device','2026-11-22 19:44:16.075451+00','2026-11-22 19:44:16.075451+00','2026-12-22 19:44:16.081+00'),
('2','2',E'\\x496d46d6f1f116d2000d58506a26744aef60c67b1b8519ba1f60fdce0d1fbeb6','An unknown device','2026-11-22 19:44:16.159198+00','2026-11-22 19:44:16.159198+00','2026-12-22 19:44:16.162+00'),
('3','3',E'\\x25b2470b0bfc94cb0bdb94827bf6324e967d55121cb87f69307cc5a23f257b94','An unknown device','2026-11-22 19:44:16.19315+00','2026-11-22 19:44:16.19315+00','2026-12-22 19:44:16.197+00');
INSERT INTO "public"."study_notes" ("id", "user_id", "draft_id", "title", "reference", "content", "tags", "category", "created_at", "updated_at", "deleted_at") OVERRIDING SYSTEM VALUE VALUES
('1','1','0b1d2c3e-0000-4000-8000-000000000001','Kinsman-redeemer','Ruth 3:9','# Heading

See *Ruth 4:14* and Leviticus 25:25.

- אבא
- <script>alert(1)</script>','{ruth,law}','Sermon Notes','2026-11-22 19:44:20.071+00','2026-11-22 19:44:20.079+00',NULL),
('2','1',NULL,'Thrown away','','Old words on John 3:16.','{}','Personal Study','2026-11-22 19:44:20.09+00','2026-11-22 19:44:20.09+00','2026-11-22 19:44:20.096+00'),
('3','2',NULL,'Mara','','Ruth 1:20 — call me Mara.','{names}','Personal Study','2026-11-22 19:44:20.1+00','2026-11-22 19:44:20.1+00',NULL);
INSERT INTO "public"."user_engagement" ("id", "user_id", "date", "daily_verse_viewed", "devotional_read", "prayers_added", "reading_plan_progress", "time_spent_minutes", "created_at", "updated_at") OVERRIDING SYSTEM VALUE VALUES
('1','1','2026-11-22','true','true','3','1','7','2026-11-22 19:44:19.435+00','2026-11-22 19:44:19.955+00'),
('2','3','2026-11-22','false','true','0','0','0','2026-11-22 19:44:19.446+00','2026-11-22 19:44:19.446+00'),
('6','2','2026-11-22','false','false','1','0','0','2026-11-22 19:44:19.482+00','2026-11-22 19:44:19.482+00');
INSERT INTO "public"."user_settings" ("id", "user_id", "gemini_api_key", "rapid_api_key", "email_reminders_enabled", "daily_verse_enabled", "preferred_translation", "has_chosen_translation", "reminder_time", "time_zone", "theme", "text_size", "shows_verse_numbers", "created_at", "updated_at") OVERRIDING SYSTEM VALUE VALUES
('1','1','xLDUwtYEEyZlCIZn7V29M/IQXAVvD2ZU68vc3hKi1wtvszQ96ZwLQXvGVi5KL1aMt4sobw==',NULL,'true','false','KJV','true','06:30','America/New_York','dark','larger','false','2026-11-22 19:44:16.075451+00','2026-11-22 19:44:19.382+00'),
('2','2',NULL,NULL,'true','true','YLT','false','08:00','Asia/Jerusalem','system','regular','true','2026-11-22 19:44:16.159198+00','2026-11-22 19:44:16.159198+00'),
('3','3',NULL,NULL,'false','true','WEB','true','08:00','UTC','system','regular','true','2026-11-22 19:44:16.19315+00','2026-11-22 19:44:19.397+00');
INSERT INTO "public"."prayer_days" ("prayer_request_id", "local_date") VALUES
('1','2026-11-22');
INSERT INTO "public"."reading_plan_entries" ("id", "plan_id", "day_number", "passages", "is_completed", "completed_at", "notes", "is_favorited", "favorite_notes") OVERRIDING SYSTEM VALUE VALUES
('1','1','1','{"Matthew 1","Matthew 2","Matthew 3","Matthew 4","Matthew 5"}','true','2026-11-22 19:44:19.806+00','Read at dawn.','false',NULL),
('10','1','10','{"Mark 3","Mark 4","Mark 5"}','false',NULL,NULL,'false',NULL),
('11','1','11','{"Mark 6","Mark 7","Mark 8"}','false',NULL,NULL,'false',NULL),
('12','1','12','{"Mark 9","Mark 10"}','false',NULL,NULL,'false',NULL),
('13','1','13','{"Mark 11","Mark 12","Mark 13"}','false',NULL,NULL,'false',NULL),
('14','1','14','{"Mark 14","Mark 15","Mark 16"}','false',NULL,NULL,'false',NULL),
('15','1','15','{"Luke 1","Luke 2"}','false',NULL,NULL,'false',NULL),
('16','1','16','{"Luke 3","Luke 4","Luke 5"}','false',NULL,NULL,'false',NULL),
('17','1','17','{"Luke 6","Luke 7","Luke 8"}','false',NULL,NULL,'false',NULL),
('18','1','18','{"Luke 9","Luke 10"}','false',NULL,NULL,'false',NULL),
('19','1','19','{"Luke 11","Luke 12","Luke 13"}','false',NULL,NULL,'false',NULL),
('2','1','2','{"Matthew 6","Matthew 7","Matthew 8","Matthew 9"}','false',NULL,NULL,'true',NULL),
('20','1','20','{"Luke 14","Luke 15","Luke 16","Luke 17"}','false',NULL,NULL,'false',NULL),
('21','1','21','{"Luke 18","Luke 19","Luke 20"}','false',NULL,NULL,'false',NULL),
('22','1','22','{"Luke 21","Luke 22"}','false',NULL,NULL,'false',NULL),
('23','1','23','{"Luke 23","Luke 24"}','false',NULL,NULL,'false',NULL),
('24','1','24','{"John 1","John 2","John 3"}','false',NULL,NULL,'false',NULL),
('25','1','25','{"John 4","John 5"}','false',NULL,NULL,'false',NULL),
('26','1','26','{"John 6","John 7"}','false',NULL,NULL,'false',NULL),
('27','1','27','{"John 8","John 9","John 10"}','false',NULL,NULL,'false',NULL),
('28','1','28','{"John 11","John 12","John 13"}','false',NULL,NULL,'false',NULL),
('29','1','29','{"John 14","John 15","John 16","John 17"}','false',NULL,NULL,'false',NULL),
('3','1','3','{"Matthew 10","Matthew 11","Matthew 12"}','false',NULL,NULL,'false',NULL),
('30','1','30','{"John 18","John 19","John 20","John 21"}','false',NULL,NULL,'false',NULL),
('31','2','1','{"Ruth 1"}','false',NULL,NULL,'false',NULL),
('32','2','2','{"Ruth 2"}','false',NULL,NULL,'false',NULL),
('33','2','3','{"Ruth 3"}','false',NULL,NULL,'false',NULL),
('34','2','4','{"Ruth 4"}','false',NULL,NULL,'false',NULL),
('35','3','1','{"Jude 1:1–16"}','false',NULL,NULL,'false',NULL),
('36','3','2','{"Jude 1:17–25"}','false',NULL,NULL,'false',NULL),
('4','1','4','{"Matthew 13","Matthew 14","Matthew 15"}','false',NULL,NULL,'false',NULL),
('5','1','5','{"Matthew 16","Matthew 17","Matthew 18","Matthew 19"}','false',NULL,NULL,'false',NULL),
('6','1','6','{"Matthew 20","Matthew 21","Matthew 22"}','false',NULL,NULL,'false',NULL),
('7','1','7','{"Matthew 23","Matthew 24","Matthew 25"}','false',NULL,NULL,'false',NULL),
('8','1','8','{"Matthew 26","Matthew 27"}','false',NULL,NULL,'false',NULL),
('9','1','9','{"Matthew 28","Mark 1","Mark 2"}','false',NULL,NULL,'false',NULL);
INSERT INTO "public"."study_note_passages" ("note_id", "position", "user_id", "book", "from_chapter", "from_verse", "to_chapter", "to_verse", "is_named") VALUES
('1','0','1','Ruth','3','9','3','9','true'),
('1','1','1','Ruth','4','14','4','14','false'),
('1','2','1','Lev','25','25','25','25','false'),
('2','0','1','John','3','16','3','16','false'),
('3','0','2','Ruth','1','20','1','20','false');
SELECT setval('"public"."billing_notices_id_seq"', 1);
SELECT setval('"public"."complete_devotionals_id_seq"', 2);
SELECT setval('"public"."contact_messages_id_seq"', 1);
SELECT setval('"public"."devotionals_id_seq"', 1);
SELECT setval('"public"."favourites_id_seq"', 4);
SELECT setval('"public"."generation_reports_id_seq"', 2);
SELECT setval('"public"."mailed_links_id_seq"', 5);
SELECT setval('"public"."notifications_id_seq"', 3);
SELECT setval('"public"."prayer_requests_id_seq"', 4);
SELECT setval('"public"."prayers_id_seq"', 1);
SELECT setval('"public"."reading_plan_entries_id_seq"', 36);
SELECT setval('"public"."reading_plans_id_seq"', 3);
SELECT setval('"public"."reminder_sends_id_seq"', 2);
SELECT setval('"public"."sessions_id_seq"', 4);
SELECT setval('"public"."study_notes_id_seq"', 3);
SELECT setval('"public"."user_engagement_id_seq"', 8);
SELECT setval('"public"."user_settings_id_seq"', 4);
SELECT setval('"public"."users_id_seq"', 4);

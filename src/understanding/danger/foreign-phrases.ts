// What is certain in Spanish, French, German and Portuguese, for people who
// write to us in their own language. Written without accents; see
// match-pattern.ts for the signs.

export const FOREIGN_PHRASES = `
## suicide writer strong
<no|nao|ya quiero|quisiera|deseo|prefiero|necesito morir|morirme|matarme|suicidarme|desaparecer !al|por
<no voy|pienso|pensando|ganas a|en|de *1 matarme|suicidarme|morir|morirme|quitarme
no quiero *1 vivir|existir|despertar|seguir !en|con|sin|sola|solo|asi|aqui|lejos|donde|como
no quiero seguir viviendo
me quiero|voy|quisiera *1 morir|matar|suicidar
quitarme la vida
acabar con mi vida
sin ganas de vivir
estoy cansado|cansada *1 de vivir
tengo *2 pastillas *3 morir|tomarmelas|listas
je *1 veux|voudrais|vais|souhaite mourir !a|au|en|pour
j'ai envie de mourir|disparaitre
je veux|vais|voudrais me tuer|suicider|pendre
je ne veux|peux plus vivre
je veux plus vivre
envie de *1 me tuer|suicider
pensees|idees suicidaires
mettre fin a mes jours|ma
plus envie de vivre
marre de vivre
ich will|mochte|moechte *3 sterben|umbringen|toten !lernen
ich will|mochte|moechte nicht|nichtmehr *2 leben|aufwachen !wie|ohne|in|mit|allein|so
ich *2 bringe *1 mich um
will mich umbringen|toten|erhangen|erhaengen
mir das leben nehmen
will nicht mehr leben
mich umzubringen
selbstmord|suizid *2 begehen|gedanken|ich
selbstmordgedanken|suizidgedanken|suizidal
quero|vou|queria|preferia *1 morrer|matar-me !de|para|por|ao|com|em
quero|vou|queria *1 me matar
me matar
quero|vou *1 me suicidar
nao quero *1 viver *1 !em|sem|com|assim|longe
nao quero *1 mais viver
nao aguento mais viver
acabar com|a *1 minha vida
tirar a minha *1 vida
vontade de morrer
## self-harm writer strong
me corto los|las|el|los brazos|brazo|munecas|piernas
me estoy cortando
je me coupe les|le bras|poignets|cuisses
je me scarifie
je me mutile
ich ritze mich
ich schneide mich|mir *3 arm|arme|absicht
ich verletze mich selbst
corto os|meus|me *2 pulsos|bracos|bracos
eu me corto
## violence writer strong
mi esposo|marido|novio|padre|papa|pareja|mama|madre|ex|hijo|mujer|esposa *2 me pega|golpea|maltrata|amenaza|pego|golpeo|mata|encierra
me pega|golpea|maltrata *3 esposo|marido|novio|padre|papa|pareja|cuando|mi|el
tengo miedo de|a mi esposo|marido|novio|padre|papa|pareja|ex
violencia domestica
il|elle|mari|copain|compagnon|pere|conjoint *2 me|m'a frappe|bat|tape|menace|frappee|battue|etrangle|etranglee !aux|au|a
me frappe|bat !comme|aux|au|a
m'a frappe|frappee|battue|etranglee|violee
j'ai peur de mon mari|copain|pere|compagnon|ex|conjoint
mein|meine|mann|vater|freund|frau|mutter|ex|er *3 schlagt|schlaegt|verprugelt|wurgt|wuergt|bedroht|misshandelt *1 mich|uns
er|mann|vater|freund *1 hat mich geschlagen|verprugelt|gewurgt|gewuergt|vergewaltigt|missbraucht
ich habe angst vor *1 meinem mann|vater|freund|ex
schlagt|schlaegt mich !die|nieder
meu|minha marido|namorado|pai|mae|esposo|companheiro|ex *1 me bate|agride|espanca|ameaca|bateu|agrediu
ele me bate|agride|espanca|ameaca|bateu
tenho medo do meu marido|namorado|pai|ex
## sexual writer strong
me violo|violaron|violaba|abusaron|abuso|toca *2 mi|tio|padre|primo|un|mi|sexualmente|padrastro|cura|$
fui|he *1 violada|abusada|abusado
j'ai ete violee|viole|abusee|abuse|agressee
m'a viole|violee
ich wurde *2 vergewaltigt|missbraucht
hat mich *2 vergewaltigt|missbraucht
mi|mein|mon|meu tio|onkel|oncle|padrastro|stiefvater|padrasto|beau-pere *2 me|m'a|mich|fasst *2 toca|touche|an|toco|tocou|abusou
fui estuprada|violentada|abusada|estuprado
me estuprou|abusou
## suicide other strong
mi hijo|hija|esposo|amiga|amigo|hermana|hermano *3 quiere|intento|quiso *1 morir|matarse|suicidarse|quitarse
mon|ma fils|fille|ami|amie|mari|soeur|frere *3 veut *1 mourir|se
mein|meine sohn|tochter|freund|freundin|mann|bruder|schwester *3 will *2 sterben|umbringen|leben
meu|minha filho|filha|amigo|amiga|marido|irma|irmao *3 quer *1 morrer|se
`;

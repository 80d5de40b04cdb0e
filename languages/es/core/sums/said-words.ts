/** What people say around amounts in Spanish and nobody needs, also as they mistype it: folded, separated by spaces. */
export const saidWords: string =
  'holi porfis digame calculame vendria vendrian eso esto ese esa esos esas aquello aquel te le les nos da dan dio daria darian doy si yo ella ellos ella uno tambien solo algo asi aca aqui alla ' +
  'ahi fue fueron era eran sera seran siendo ser sido estaba estoy estaria hago hace haces haria hice hizo saldria queda quedan quedaria pongo ' +
  'pone ponen poner puse llevo lleva llevan llevar corro corre corri correr va van voy iba vamos compro compra compraron venden vende vendo pido pide piden ' +
  'piden cobran cobra cobro cobraron pago paga pagan pague pagar pagamos gano gana ganan gastan ' +
  'valia valian valdria costaria costaba costaban costo costaron necesita necesitan necesitamos debo debe ay ' +
  'habia tenia tuvo tine tienes teniendo pesaba pesaria pesando mediria midio midiendo dicen dice dijo dijeron saben ' +
  'mismo misma todo toda gente amigo jefe tia bueno bien oiga mira vale saludos xfa plis pliz ayudenme ayudame alguien ' +
  'alguna cuando donde porque pero mientras segun verdad realmente casi apenas serian cuesten sea sean salir ' +
  'quieren quieres quiere gustaria puedo pueden debería deberia deberian ven venir viene vienen salio ' +
  'recibo recibe recibir mando manda mandar mandaron envio envia enviar prestan presto tardo tarda tardan demora demoro juntos ' +
  'juntas aproximado exacto ya nada mucho hola porfi exactamente ahorita ojo oigan pasenme pasan pasar calculen digan cuales tanto tantos ' +
  'dieron daban salen viendo ver veo leo lei manejo manejar conduzco conducir viajo viajar trabajo trabaja trabajar estamos gano nade plan tierra tarifa ' +
  'transformar transforma pasarlos pasarlo convertirlo convierteme cambiame pasame convierten convertimos medir pesar muestra podrias quisiera sabes saber usando television televisor pantalla monitor puede nos convertidas convertida convertido convertidos carrera porfavor moneda ayuda decirme aproximadamente entonces pues exactamente comprar tengo decir dime dame necesito puedes dinero actual seria serian calcula cantidad equivalente';

/** What people also write around a question in Italian. */
export const chatWords: string =
  'viaggio andando fuori danno dare qual quale quali questo questa questi queste quello cio sarebbe sarebbero verrebbe viene vengono costa costano costerebbe pesa pesano misura ' +
  'misurano contiene contengono puoi puo potrei potresti potete io tu lui noi voi me te vi dammi dimmi dirmi dire dici sai sapere vorrei ' +
  'voglio volevo devo serve servono bisogno favore piacere grazie ciao salve buongiorno buonasera scusa scusi aiuto aiutami calcola calcolare ' +
  'calcolami calcolo convertitore conversione conversioni equivalenza equivalente equivalenti corrispondente circa esattamente esatto ' +
  'precisamente attualmente attuale adesso oggi tasso prezzo valore corso quotazione moneta valuta soldi contanti unita forno ' +
  'temperatura velocita pressione distanza lunghezza larghezza altezza altitudine profondita alto alta lungo lunga largo larga ' +
  'entrano stanno schermo televisore tv tele monitor se ho hai mio mia miei mie suo sua coppia metto mette fare faccio vado' +
  ' peso stipendio macchina auto consuma consumo';

/** What people also write around a question in Spanish. */
export const chatWords: string =
  'convertir pasar convierte pasa cambiar cambia cual cuales esta estan quiero vale valen contiene contienen hacen hace caben cabe ' +
  'unos unas se como pesa pesan mide miden porfa oye hola si ' +
  'gracias compre mido conversion horno unidad unidades ' +
  'convierto ahora cuesta cuestan cambio hoy sale precio valor tipo tasa temperatura velocidad ' +
  'calculadora convertidor conversor calcular equivalencia cotizacion favor efectivo';

/** What people also write around a question in Spanish. */
export const chatWords: string =
  'convertir pasar convierte pasa cambiar cambia cual cuales esta estan carrera dame quiero vale valen contiene contienen hacen hace caben cabe ' +
  'cantidad unos unas se como pesa pesan mide miden puedes comprar porfa porfavor oye hola convertido convertidos si necesito decir dime ' +
  'gracias alto largo ancho compre mido favor exactamente tengo entonces pues conversion equivalente horno unidad unidades ' +
  'convierto seria serian calcula ahora actual cuesta cuestan cambio hoy sale precio valor tipo tasa dinero tele tv temperatura velocidad ' +
  'calculadora convertidor conversor calcular equivalencia cotizacion';

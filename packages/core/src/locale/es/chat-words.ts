/** What people also write around a question in Spanish. */
export const chatWords: string =
  'cual cuales esta estan carrera dame quiero vale valen contiene contienen hacen hace caben cabe cantidad unos unas se como pesa pesan mide miden puedes podrias comprar porfa porfavor oye hola convertido convertida convertidos convertidas si necesito quisiera sabes saber decir decirme dime ' +
  'gracias usando transformar transforma pasarlos pasarlo convertirlo alto largo ancho compre ' +
  'nos mido favor puede exactamente aproximadamente tengo entonces pues ayuda convertidor conversion ' +
  'conversor calculadora calcular equivalencia equivalente cotizacion moneda horno unidad unidades ' +
  'convierteme cambiame pasame convierto convierten convertimos medir pesar muestra seria serian calcula ' +
  'ahora actual cuesta cuestan cambio hoy sale precio valor tipo tasa dinero tele tv television televisor pantalla monitor ' +
  'temperatura velocidad';

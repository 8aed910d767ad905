import type { Topic } from './topic.ts';

/** Topics in Spanish. The subject stands where no grammar of its own is needed. */
export const TOPICS_ES: readonly Topic[] = [
  {
    key: 'summary',
    match: /resumen|síntesis|panorama|en breve/iu,
    points: ['{s} en una frase', 'La cifra clave: {s}', 'Lo que queda abierto: {s}'],
    leads: ['Aquí está lo esencial sobre {s}.'],
  },
  {
    key: 'introduction',
    match: /introducción|presentación|bienvenida|orígenes/iu,
    points: ['De qué trata: {s}', 'A quién interesa: {s}', 'Un primer ejemplo: {s}'],
    leads: ['El tema es {s}.'],
  },
  {
    key: 'background',
    match: /antecedentes|contexto|situación|historia|diagnóstico/iu,
    points: ['Cómo se llegó hasta aquí: {s}', 'Qué se intentó antes: {s}', 'Qué ha cambiado desde entonces'],
    leads: ['Para juzgar {s} hay que conocer lo que hubo antes.'],
  },
  {
    key: 'problem',
    match: /problema|retos|desafíos|dificult/iu,
    points: ['A quién afecta: {s}', 'Lo que cuesta no hacer nada: {s}', 'Por qué ahora: {s}'],
    leads: ['Detrás de {s} hay una dificultad que conviene nombrar.'],
  },
  {
    key: 'solution',
    match: /solución|medidas|propuesta|enfoque|producto|servicio/iu,
    points: ['Qué cambia: {s}', 'Qué sigue igual: {s}', 'Por dónde empezar: {s}'],
    leads: ['La propuesta es {s}.'],
  },
  {
    key: 'market',
    match: /mercado|competencia|clientes|público/iu,
    points: ['Quién compra y quién paga: {s}', 'Las otras opciones: {s}', 'Qué marca la diferencia: {s}'],
    leads: ['El mercado se describe por quienes pagan: {s}.'],
  },
  {
    key: 'method',
    match: /método|funcionamiento|(?<!próximos |siguientes )pasos|proceso|cómo funciona|metodología/iu,
    points: ['Paso a paso: {s}', 'Qué hace falta antes: {s}', 'Cómo saber que funciona: {s}'],
    leads: ['La forma de proceder se lee paso a paso: {s}.'],
  },
  {
    key: 'timeline',
    match: /calendario|cronograma|plan$|plazos|fases|hoja de ruta/iu,
    points: ['Cuándo empieza: {s}', 'La fecha que no se mueve: {s}', 'El primer resultado visible: {s}'],
    leads: ['El trabajo avanza por fases: {s}.'],
  },
  {
    key: 'financials',
    match: /coste|costo|presupuesto|financ|precio|inversión|ingresos/iu,
    points: ['El gasto inicial: {s}', 'El gasto de cada año: {s}', 'Quién lo paga: {s}'],
    leads: ['El coste incluye el comienzo y lo que sigue: {s}.'],
  },
  {
    key: 'risks',
    match: /riesgo|límites|obstáculos/iu,
    points: ['Qué podría pararlo: {s}', 'La primera señal: {s}', 'Qué se haría entonces: {s}'],
    leads: ['Los riesgos se pueden decir de antemano: {s}.'],
  },
  {
    key: 'results',
    match: /resultado|análisis|indicadores|impacto|logros/iu,
    points: ['Qué se ha conseguido: {s}', 'Qué ha faltado: {s}', 'Cuánto se puede confiar en ello: {s}'],
    leads: ['Los resultados van por orden de peso: {s}.'],
  },
  {
    key: 'recommendations',
    match: /recomendaci|sugerencias/iu,
    points: ['Lo primero que hacer: {s}', 'Lo que conviene dejar: {s}', 'Cuándo volver a mirarlo: {s}'],
    leads: ['De lo anterior se sigue una recomendación sobre {s}.'],
  },
  {
    key: 'example',
    match: /ejemplo|caso|práctica/iu,
    points: ['Un caso de principio a fin: {s}', 'Qué tiene de típico: {s}', 'Dónde sería distinto: {s}'],
    leads: ['Un caso muestra {s} mejor que una definición.'],
  },
  {
    key: 'team',
    match: /equipo|participantes|responsab/iu,
    points: ['Quién lo dirige: {s}', 'Quién trabaja en ello: {s}', 'Quién falta: {s}'],
    leads: ['Todo depende de quienes lo llevan: {s}.'],
  },
  {
    key: 'goals',
    match: /objetivo|meta|visión|finalidad/iu,
    points: ['Qué debe cambiar: {s}', 'En qué se notará: {s}', 'Qué no se pretende: {s}'],
    leads: ['La meta se conocerá por un cambio visible: {s}.'],
  },
  {
    key: 'conclusion',
    match: /conclusi|cierre|perspectivas/iu,
    points: ['Lo que hay que recordar: {s}', 'Lo que falta por saber: {s}', 'Lo que vendrá: {s}'],
    leads: ['Lo que queda de {s} cabe en pocas frases.'],
  },
  {
    key: 'nextSteps',
    match: /próximos pasos|siguientes pasos|tareas/iu,
    points: ['El primer paso y quién lo da: {s}', 'Qué hay que decidir: {s}', 'Cuándo se revisa: {s}'],
    leads: ['Cada paso necesita un nombre y una fecha: {s}.'],
  },
];

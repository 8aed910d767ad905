import type { Topic } from './topic.ts';

/** Topics in Spanish. The subject stands where no grammar of its own is needed. */
export const TOPICS_ES: readonly Topic[] = [
  {
    key: 'summary',
    match: /resumen|síntesis|panorama|en breve/iu,
    points: ['{s} en una frase', '{s}: la cifra clave', '{s}: lo que queda abierto'],
    leads: [],
  },
  {
    key: 'introduction',
    match: /introducción|presentación|bienvenida|orígenes/iu,
    points: ['{s}: de qué trata', '{s}: a quién interesa', '{s}: un primer ejemplo'],
    leads: [],
  },
  {
    key: 'background',
    match: /antecedentes|contexto|situación|historia|diagnóstico/iu,
    points: [
      '{s}: cómo se llegó hasta aquí',
      '{s}: qué se intentó antes',
      '{s}: qué ha cambiado desde entonces',
    ],
    leads: [],
  },
  {
    key: 'problem',
    match: /problema|retos|desafíos|dificult/iu,
    points: ['{s}: a quién afecta', '{s}: lo que cuesta no hacer nada', '{s}: por qué ahora'],
    leads: [],
  },
  {
    key: 'solution',
    match: /solución|medidas|propuesta|enfoque|producto|servicio/iu,
    points: ['{s}: qué cambia', '{s}: qué sigue igual', '{s}: por dónde empezar'],
    leads: [],
  },
  {
    key: 'market',
    match: /mercado|competencia|clientes|público/iu,
    points: ['{s}: quién compra y quién paga', '{s}: las otras opciones', '{s}: qué marca la diferencia'],
    leads: [],
  },
  {
    key: 'method',
    match: /método|funcionamiento|(?<!próximos |siguientes )pasos|proceso|cómo funciona|metodología/iu,
    points: ['{s}: paso a paso', '{s}: qué hace falta antes', '{s}: cómo saber que funciona'],
    leads: [],
  },
  {
    key: 'timeline',
    match: /calendario|cronograma|plan$|plazos|fases|hoja de ruta/iu,
    points: ['{s}: cuándo empieza', '{s}: la fecha que no se mueve', '{s}: el primer resultado visible'],
    leads: [],
  },
  {
    key: 'financials',
    match: /coste|costo|presupuesto|financ|precio|inversión|ingresos/iu,
    points: ['{s}: el gasto inicial', '{s}: el gasto de cada año', '{s}: quién lo paga'],
    leads: [],
  },
  {
    key: 'risks',
    match: /riesgo|límites|obstáculos/iu,
    points: ['{s}: qué podría pararlo', '{s}: la primera señal', '{s}: qué se haría entonces'],
    leads: [],
  },
  {
    key: 'results',
    match: /resultado|análisis|indicadores|impacto|logros/iu,
    points: ['{s}: qué se ha conseguido', '{s}: qué ha faltado', '{s}: cuánto se puede confiar en ello'],
    leads: [],
  },
  {
    key: 'recommendations',
    match: /recomendaci|sugerencias/iu,
    points: ['{s}: lo primero que hacer', '{s}: lo que conviene dejar', '{s}: cuándo volver a mirarlo'],
    leads: [],
  },
  {
    key: 'example',
    match: /ejemplo|caso|práctica/iu,
    points: ['{s}: un caso de principio a fin', '{s}: qué tiene de típico', '{s}: dónde sería distinto'],
    leads: [],
  },
  {
    key: 'team',
    match: /equipo|participantes|responsab/iu,
    points: ['{s}: quién lo dirige', '{s}: quién trabaja en ello', '{s}: quién falta'],
    leads: [],
  },
  {
    key: 'goals',
    match: /objetivo|meta|visión|finalidad/iu,
    points: ['{s}: qué debe cambiar', '{s}: en qué se notará', '{s}: qué no se pretende'],
    leads: [],
  },
  {
    key: 'conclusion',
    match: /conclusi|cierre|perspectivas/iu,
    points: ['{s}: lo que hay que recordar', '{s}: lo que falta por saber', '{s}: lo que vendrá'],
    leads: [],
  },
  {
    key: 'nextSteps',
    match: /próximos pasos|siguientes pasos|tareas/iu,
    points: ['{s}: el primer paso y quién lo da', '{s}: qué hay que decidir', '{s}: cuándo se revisa'],
    leads: [],
  },
  {
    key: 'scope',
    match: /alcance|prestaciones/iu,
    points: ['{s}: lo que incluye', '{s}: lo que no incluye', '{s}: lo que aportan otros'],
    leads: [],
  },
];

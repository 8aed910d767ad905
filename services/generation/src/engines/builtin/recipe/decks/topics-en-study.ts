import type { Topic } from './topic.ts';

/** Topics of studies and of looking back: how it was done, what came of it, what was learnt. */
export const STUDY_TOPICS: readonly Topic[] = [
  {
    key: 'limitations',
    match: /\b(limitations?|limits|caveats?|weaknesses of the (?:study|method))\b/i,
    points: [
      'Unanswered about {s}',
      'Left out from {s}: who, what',
      '{s} beyond this case',
      '{s}: what to measure next',
    ],
    leads: [],
  },
  {
    key: 'researchMethod',
    match: /\b(methods|methodology|materials and methods|data collection|study design)\b/i,
    points: [
      'What was measured about {s}, where and when',
      'How many cases of {s} were looked at',
      'Data on {s}: checked by whom',
      '{s} beyond this method',
    ],
    leads: [],
  },
  {
    key: 'summary',
    match: /\b(summary|overview|at a glance|highlights?|abstract|in brief|tl;?dr|key (points|takeaways))/i,
    points: [
      '{s} in one sentence',
      'The figure on {s} that matters most',
      'What has changed about {s} since the last time',
      'Open about {s}',
    ],
    leads: [],
  },
  {
    key: 'introduction',
    match: /\b(introduction|intro\b|welcome|about\b|what is|opening|preface|foreword|case)/i,
    points: [
      'What {s} [is|are], in plain words',
      '{s} in a scene',
      'Ten minutes for {s}: why',
      'Common errors about {s}',
    ],
    leads: [],
  },
  {
    key: 'background',
    match:
      /\b(background|context|history|status quo|current (state|situation)|where we (are|stand)|situation)/i,
    points: [
      'How {s} came about',
      'What was there before {s}',
      '{s} ten years ago',
      'Who knows most about {s}, and what they say',
    ],
    leads: [],
  },
  {
    key: 'results',
    match:
      /\b(results?|findings?|outcomes?|performance|kpis?|metrics|numbers|impact|evidence|achieved|review$)/i,
    points: [
      'What came out of {s}',
      'What was expected of {s} and did not come',
      '{s} against the year before',
      '{s}: how certain',
    ],
    leads: [],
  },
  {
    key: 'wentWell',
    match: /\b(went well|wins|successes|strengths?|good news|celebrat|proud|highlights of)/i,
    points: ['The best moment of {s}', 'What was easier in {s} than expected', 'Keep after {s}: what'],
    leads: [],
  },
  {
    key: 'wentBadly',
    match:
      /\b(badly|wrong|did ?n.t|not (go )?well|did not|misses|weakness|failed|could be better|problems? (found|met)|lowlights|challenges)/i,
    points: ['Which target of {s} was missed', 'What held {s} up', 'What {s} would have needed earlier'],
    leads: [],
  },
  {
    key: 'lessons',
    match: /\b(lessons?|learnings?|takeaways?|retrospective|what we learned|insights?|reflection)/i,
    points: ['Learnt from {s}', 'After {s}: done differently', 'Lessons of {s}: for whom'],
    leads: [],
  },
  {
    key: 'method',
    match:
      /\b(method|methodology|approach|how we|design of the study|procedure|process|workflow|steps|how to|how (?:it|they|this) works?)/i,
    points: [
      '{s}: what happens first',
      '{s}: what comes next',
      'What {s} [depends|depend] on',
      'How one can see {s} at work',
    ],
    leads: [],
  },
  {
    key: 'discussion',
    match:
      /\b(discussion|interpretation|implications?|analysis|meaning|perspective|significance|importance)/i,
    points: [
      '{s}: what follows for whom',
      'Against this view of {s}',
      'What {s} [leaves|leave] unexplained',
      'Where {s} would turn out differently',
    ],
    leads: [],
  },
];

import { requireStaff } from '#edge/auth/policy.ts';
import { OBJECTIVES, type Objective, ruleOf } from '#edge/contract/staff/status.ts';
import { main } from '#edge/graphql/builder.ts';
import type { JobDepth, StoreCopy } from '#edge/platform/watch/measure.sql.ts';
import {
  type Burn,
  type Judged,
  judge,
  type Measured,
  measure,
  rowOf,
} from '#edge/platform/watch/measure.ts';

const JobRef = main.objectRef<JobDepth>('SiteJobs').implement({
  description: 'Work of one kind that waits.',
  fields: (t) => ({
    kind: t.exposeString('kind'),
    due: t.exposeInt('due'),
    late: t.exposeInt('late', { description: 'Due for more than five minutes.' }),
    givenUp: t.exposeInt('givenUp', { description: 'Failed too often to be tried again.' }),
    oldest: t.expose('oldestDueAt', { type: 'DateTime', nullable: true }),
  }),
});

const CopyRef = main.objectRef<StoreCopy>('SiteCopy').implement({
  description: 'A copy of the store, or a rehearsed restore.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind', { description: 'DUMP or REHEARSAL.' }),
    doneAt: t.expose('doneAt', { type: 'DateTime' }),
    stateAt: t.expose('stateAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The newest write in it.',
    }),
    seconds: t.float({
      description: 'How long it took.',
      resolve: ({ tookMs }) => tookMs / 1_000,
    }),
    bytes: t.exposeFloat('bytes'),
    isSound: t.exposeBoolean('isSound'),
    report: t.exposeString('report', { description: 'For operators, in English.' }),
  }),
});

const BurnRef = main.objectRef<Burn>('SiteBurn').implement({
  fields: (t) => ({
    hours: t.exposeInt('hours'),
    answers: t.exposeInt('answers'),
    bad: t.exposeInt('bad'),
    burn: t.exposeFloat('burn', {
      nullable: true,
      description:
        'How many times faster than it may the budget is used up; null of too few answers.',
    }),
  }),
});

interface Aim {
  readonly name: Objective;
  readonly burns: readonly Burn[];
}

const ObjectiveRef = main.objectRef<Aim>('SiteObjective').implement({
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'available or fast, of the BFF; pages or pages-fast, of the page worker.',
    }),
    target: t.float({ resolve: ({ name }) => OBJECTIVES[name].target }),
    burns: t.field({ type: [BurnRef], resolve: ({ burns }) => [...burns] }),
  }),
});

interface Ruled extends Judged {
  readonly sinceAt: number | null;
  readonly toldAt: number | null;
}

const RuleRef = main.objectRef<Ruled>('SiteRule').implement({
  description: 'What operators are told of.',
  fields: (t) => ({
    name: t.exposeString('rule'),
    unit: t.string({ description: 'ms, count or burn.', resolve: ({ rule }) => ruleOf(rule).unit }),
    threshold: t.float({ resolve: ({ rule }) => ruleOf(rule).threshold }),
    value: t.exposeFloat('value', { nullable: true }),
    isFiring: t.exposeBoolean('isFiring', { description: 'As it is now.' }),
    since: t.expose('sinceAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Of one that fires, when the job that watches saw it.',
    }),
    told: t.expose('toldAt', { type: 'DateTime', nullable: true }),
  }),
});

interface Status extends Measured {
  readonly version: string;
  readonly region: string;
}

const ruled = (measured: Status): Ruled[] => {
  const rows = new Map(measured.alerts.map((row) => [row.rule, row]));
  return judge(measured).map((judged) => {
    const row = rows.get(rowOf(judged.rule, measured.region));
    const isKnown = row?.isFiring === true && judged.isFiring;
    return {
      ...judged,
      sinceAt: isKnown ? row.sinceAt : null,
      toldAt: isKnown ? row.toldAt : null,
    };
  });
};

const StatusRef = main.objectRef<Status>('SiteStatus').implement({
  fields: (t) => ({
    version: t.exposeString('version'),
    region: t.exposeString('region', { description: 'The one that answers.' }),
    at: t.expose('at', { type: 'DateTime' }),
    lastJob: t.expose('lastJobAt', { type: 'DateTime', nullable: true }),
    lastCopy: t.expose('lastCopyAt', { type: 'DateTime', nullable: true }),
    lastRehearsal: t.expose('lastRehearsalAt', { type: 'DateTime', nullable: true }),
    jobs: t.field({ type: [JobRef], resolve: ({ jobs }) => [...jobs] }),
    messagesWaiting: t.int({ resolve: ({ messages }) => messages.waiting }),
    messagesStuck: t.int({ resolve: ({ messages }) => messages.stuck }),
    copies: t.field({ type: [CopyRef], resolve: ({ copies }) => [...copies] }),
    objectives: t.field({
      type: [ObjectiveRef],
      resolve: ({ burns }) =>
        (Object.keys(OBJECTIVES) as Objective[]).map((name) => ({ name, burns: burns[name] })),
    }),
    rules: t.field({ type: [RuleRef], resolve: ruled }),
  }),
});

main.queryField('siteStatus', (t) =>
  t.field({
    type: StatusRef,
    description:
      'How the site does: jobs, copies of the store, objectives, and rules that are broken.',
    resolve: async (_, __, context) => {
      requireStaff(await context.actor());
      const { VERSION: version, REGION: region, DATABASE_PRIMARY_URL: primary } = context.env;
      const { db } = context;
      // As it is, not as this visitor has seen it: that may be answered by the primary.
      const replica = primary === undefined ? undefined : db.at(0).read;
      return { version, region, ...(await measure(db.readPrimary, context.clock(), replica)) };
    },
  }),
);

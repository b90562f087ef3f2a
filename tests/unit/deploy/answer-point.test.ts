import { expect, it } from 'vitest';
import {
  type AnswerDataset,
  countAnswer,
  countScriptFailure,
} from '#edge/contract/answer-point.ts';

const point = { version: 'b1', route: '/content', durationMs: 12 };

it.each([
  [200, '2xx'],
  [304, '3xx'],
  [404, '4xx'],
  [503, '5xx'],
])('an answer with status %d is a point of its version and class', (status, statusClass) => {
  const points: Parameters<AnswerDataset['writeDataPoint']>[0][] = [];
  countAnswer({ writeDataPoint: (written) => void points.push(written) }, { ...point, status });
  // What a deployment asks for (edge/deploy/visitors.ts): `index1` and `blob2`.
  expect(points).toEqual([{ indexes: ['b1'], blobs: ['/content', statusClass], doubles: [1, 12] }]);
});

it('a failed script is a point of its build, of a class that no answer has', () => {
  const points: Parameters<AnswerDataset['writeDataPoint']>[0][] = [];
  countScriptFailure({ writeDataPoint: (written) => void points.push(written) }, 'build-1');
  expect(points).toEqual([{ indexes: ['build-1'], blobs: ['pages', 'script'], doubles: [1, 0] }]);
});

it('without the binding nothing is counted, and nothing fails', () => {
  expect(() => countAnswer(undefined, { ...point, status: 200 })).not.toThrow();
});

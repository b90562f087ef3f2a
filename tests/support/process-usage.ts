import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Usage {
  /** CPU its processes have used so far, in milliseconds. */
  cpu(): number;
  /** Bytes of memory they have at the moment; 0 where the system does not tell. */
  resident(): number;
}

/** A file of proc(5); empty where the system does not tell. */
const procOf = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

const TICKS_A_SECOND = 100;

/** User and system time. */
const cpuOf = (pid: number): number => {
  const fields = procOf(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / TICKS_A_SECOND;
};

const residentOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(procOf(pid, 'status'))?.[1] ?? 0) * 1024;

/** A process and all that it started. */
const familyOf = (pid: number): number[] => {
  const children = procOf(pid, `task/${pid}/children`).split(/\s+/).filter(Boolean);
  return [pid, ...children.map(Number).flatMap(familyOf)];
};

/** What a program and all that it started have used so far. */
export const usageOf = ({ pid = 0 }: ChildProcess): Usage => {
  const summed = (of: (pid: number) => number) => () =>
    familyOf(pid).reduce((sum, each) => sum + of(each), 0);
  return { cpu: summed(cpuOf), resident: summed(residentOf) };
};

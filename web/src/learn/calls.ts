/** The calls of those who learn (docs/protocol.md, "Learning"). */
import { call } from "../net/api";
import type { Action } from "../net/messages";
import type * as wire from "../protocol";

export type Words = Record<string, string>;
export type {
  Exercise,
  Judged,
  Learning,
  Lesson,
  LessonAnswer,
  LessonInfo,
  LessonSeat,
  LessonTrial as Trial,
  Moment,
  Picture,
  Pictured,
  Shown,
  Solution,
  Standing,
  StepInfo,
  Verdict,
} from "../protocol";

const step = (lesson: string, name: string) => `/lessons/${lesson}/steps/${name}`;
const exercise = (lesson: string, name: string) => `/lessons/${lesson}/exercises/${name}`;

export const calls = {
  lessons: () => call<wire.Learning>("GET", "/lessons"),
  lesson: (name: string) => call<wire.Lesson>("GET", `/lessons/${name}`),
  step: (lesson: string, name: string) => call<wire.Moment>("GET", step(lesson, name)),
  moves: (lesson: string, name: string, moves: Action[]) =>
    call<wire.Standing>("POST", `${step(lesson, name)}/moves`, { moves }),
  tryOut: (lesson: string, name: string, moves: Action[], tried: Action[]) =>
    call<wire.LessonTrial>("POST", `${step(lesson, name)}/try`, { moves, tried }),
  show: (lesson: string, name: string) => call<wire.Shown>("POST", `${step(lesson, name)}/show`, {}),
  exercise: (lesson: string, name: string) => call<wire.Exercise>("GET", exercise(lesson, name)),
  answer: (lesson: string, name: string, answer: wire.LessonAnswer) =>
    call<wire.Judged>("POST", `${exercise(lesson, name)}/answer`, answer),
  solution: (lesson: string, name: string) => call<wire.Solution>("GET", `${exercise(lesson, name)}/solution`),
  pictures: (game: string) => call<wire.Pictured[]>("GET", `/games/${game}/pictures`),
  picture: (lesson: string, part: string) => call<wire.Picture>("GET", `/lessons/${lesson}/pictures/${part}`),
};

import type { Report } from "../protocol";

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Places of a curve along the moves of a game: `most` is the highest value. */
export class Plot {
  readonly first: number;

  constructor(
    readonly report: Report,
    readonly moves: number,
    readonly box: Box,
    readonly most: number,
  ) {
    this.first = report.nodes[0]?.number ?? 0;
  }

  x(number: number): number {
    const { left, right, width } = this.box;
    const along = (number - this.first) / Math.max(1, this.moves - this.first);
    return left + Math.min(1, Math.max(0, along)) * (width - left - right);
  }

  y(value: number): number {
    const { top, bottom, height } = this.box;
    return height - bottom - (value / this.most) * (height - top - bottom);
  }

  /** The number of moves at a place from left to right. */
  number(x: number): number {
    const { left, right, width } = this.box;
    const along = Math.min(1, Math.max(0, (x - left) / (width - left - right)));
    return Math.round(this.first + along * (this.moves - this.first));
  }

  line(values: number[], last: number): string {
    const points = values.map((value, at) => this.#point(this.report.nodes[at].number, value));
    return `M${[...points, this.#point(this.moves, last)].join("L")}`;
  }

  /** Two standard errors to both sides of a curve. */
  band(values: number[], errors: number[]): string {
    const side = (sign: number) =>
      values.map((value, at) => {
        const edge = Math.min(this.most, Math.max(0, value + sign * 2 * errors[at]));
        return this.#point(this.report.nodes[at].number, edge);
      });
    return `M${[...side(1), ...side(-1).reverse()].join("L")}Z`;
  }

  #point(number: number, value: number): string {
    return `${this.x(number).toFixed(1)} ${this.y(value).toFixed(1)}`;
  }
}

/** What is known at a number of moves: the last node before it. */
export function nodeAt(report: Report, number: number): Report["nodes"][number] | undefined {
  return report.nodes.findLast((it) => it.number <= number) ?? report.nodes.at(0);
}

/** The chance to win of a seat at a number of moves. */
export function shareAt(report: Report, number: number, seat: number): number {
  return nodeAt(report, number)?.shares[seat] ?? 0;
}

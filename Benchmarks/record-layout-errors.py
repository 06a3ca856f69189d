#!/usr/bin/env python3
"""Records the best errors of random layouts, found by a general linear-programming solver.

Writes Tests/Engines/LayoutSolverTests/Fixtures/RecordedLayoutErrors.swift: for each seed the sum of the errors at every
priority below 1000, strongest first. The layouts are those of RandomLayout.swift, made here a second time. Each
priority is one linear program, with the sums of the stronger ones held at their optimum.

Needs numpy and scipy. Run from the root of the package: Benchmarks/record-layout-errors.py [COUNT]
"""

import sys

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import lil_matrix

MASK = (1 << 64) - 1
EQ, LE, GE = 0, 1, 2
# The tolerance of a stronger sum above its optimum, so that rounding does not make the next program infeasible.
SLACK = 1e-5
PRIORITIES = [999, 750, 750, 500, 250, 251]


class RandomNumbers:
    def __init__(self, seed):
        self.state = ((seed * 0x9E3779B97F4A7C15) & MASK) | 1

    def next(self):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) & MASK
        return ((self.state ^ (self.state >> 29)) * 0xBF58476D1CE4E5B9) & MASK

    def below(self, low, high):
        return low + (self.next() >> 33) % (high - low)


def layout(seed):
    random = RandomNumbers(90000 + seed)
    views = random.below(2, 11)
    rows = [([(1, i)], -value, EQ, 1000) for i, value in enumerate([0, 0, 390, 844])]
    for view in range(1, views):
        parent = 4 * random.below(0, view)
        for axis in range(2):
            add_axis(rows, 4 * view + axis, parent + axis, view == 1, random)
    return 4 * views, rows


def add_axis(rows, place, parent, is_first, random):
    margin = 4 * random.below(0, 6)
    length = 10 + 5 * random.below(0, 40)
    end = [(1, place), (1, place + 2), (-1, parent), (-1, parent + 2)]
    rows.append(([(1, place + 2)], 0, GE, 1000))
    kind = random.below(0, 5)
    if kind == 0:
        rows.append(([(1, place), (-1, parent)], -margin, EQ, 1000))
    elif kind == 1:
        rows.append((end, margin, EQ, 1000))
    elif kind == 2:
        rows.append(([(2, place), (1, place + 2), (-2, parent), (-1, parent + 2)], 0, EQ, 1000))
    elif kind == 3:
        rows.append(([(1, place), (-1, parent)], -margin, GE, 1000))
    else:
        rows.append(([(1, place), (-1, place - 4), (-1, place - 2)], -margin, GE if is_first else EQ, 1000))
    rows.append(([(1, place + 2)], -length, GE, [750, 749, 751, 1000][random.below(0, 4)]))
    rows.append(([(1, place + 2)], -length, LE, [250, 251][random.below(0, 2)]))
    for _ in range(random.below(0, 3)):
        priority = PRIORITIES[random.below(0, len(PRIORITIES))]
        relation = [EQ, LE, GE][random.below(0, 3)]
        kind = random.below(0, 4)
        if kind == 0:
            rows.append((end, margin, relation, priority))
        elif kind == 1:
            rows.append(([(1, place), (-1, parent)], -margin, relation, priority))
        elif kind == 2:
            rows.append(([(2, place + 2), (-1, parent + 2)], -margin, relation, priority))
        else:
            rows.append(([(1, place + 2), (-1, place - 2)], 0, relation, priority))


def best_errors(count, rows):
    """Returns the optimum at each priority, or None if the required rows contradict each other."""
    soft = [i for i, row in enumerate(rows) if row[3] < 1000]
    total = count + 2 * len(soft)
    equal, right = lil_matrix((len(rows), total)), np.zeros(len(rows))
    bounds = [(None, None)] * count + [(0, None)] * (2 * len(soft))
    above, below = {}, {}
    for k, i in enumerate(soft):
        above[i], below[i] = count + 2 * k, count + 2 * k + 1
    less, less_right = [], []
    for i, (terms, constant, relation, priority) in enumerate(rows):
        line = np.zeros(total)
        for coefficient, index in terms:
            line[index] += coefficient
        if priority < 1000:
            line[above[i]], line[below[i]] = -1, 1
            equal[i], right[i] = line, -constant
        elif relation == EQ:
            equal[i], right[i] = line, -constant
        else:
            sign = 1 if relation == LE else -1
            less.append(sign * line)
            less_right.append(-sign * constant)
    errors = []
    for level in sorted({rows[i][3] for i in soft}, reverse=True):
        cost = np.zeros(total)
        for i in soft:
            if rows[i][3] == level:
                if rows[i][2] != GE:
                    cost[above[i]] = 1
                if rows[i][2] != LE:
                    cost[below[i]] = 1
        result = linprog(
            cost, A_ub=np.array(less) if less else None, b_ub=less_right or None, A_eq=equal.tocsr(), b_eq=right,
            bounds=bounds, method="highs")
        if result.status == 2 and not errors:
            return None
        assert result.status == 0, result.message
        errors.append(result.fun)
        less.append(cost)
        less_right.append(result.fun + SLACK)
    return errors


def text(errors):
    if errors is None:
        return "impossible"
    return " ".join(f"{abs(round(error, 3)):g}" if error < 1e5 else f"{error:.3f}" for error in errors)


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    lines = [text(best_errors(*layout(seed))) for seed in range(count)]
    with open("Tests/Engines/LayoutSolverTests/Fixtures/RecordedLayoutErrors.swift", "w") as file:
        file.write("// Made by Benchmarks/record-layout-errors.py with scipy's linprog (HiGHS). A line per seed.\n")
        file.write('let recordedLayoutErrors = """\n')
        for line in lines:
            file.write(f"  {line}\n")
        file.write('  """\n')


main()

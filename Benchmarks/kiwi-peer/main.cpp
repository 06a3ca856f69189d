// Runs the workloads of solver-bench with kiwi (https://github.com/nucleic/kiwi), for compare-with-kiwi.
//
//   kiwi-peer A1 1000
//   kiwi-peer D1 1000 100

#include <kiwi/kiwi.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

namespace {

using kiwi::OP_EQ;
using kiwi::OP_GE;
using kiwi::OP_LE;
namespace strength = kiwi::strength;

struct Line {
  std::vector<std::pair<int, int>> terms;  // coefficient and variable
  double constant;
  kiwi::RelationalOperator relation;
  double strength;
};

struct Problem {
  int views;
  std::vector<Line> lines;

  void add(std::vector<std::pair<int, int>> terms, double constant, kiwi::RelationalOperator relation = OP_EQ,
           double strength = strength::required) {
    lines.push_back({std::move(terms), constant, relation, strength});
  }
};

double height(int i) { return 20 + 4 * (i % 7); }

Problem chain(int n, bool hasRootWidth = true, int freeHeight = 0) {
  Problem p{n + 1, {}};
  p.add({{1, 0}}, 0);
  p.add({{1, 1}}, 0);
  if (hasRootWidth) p.add({{1, 2}}, -390);
  p.add({{1, 3}}, -844);
  for (int i = 1; i <= n; i++) {
    int v = 4 * i;
    p.add({{1, v}, {-1, 0}}, -16);
    p.add({{1, v}, {1, v + 2}, {-1, 0}, {-1, 2}}, 16);
    if (i == 1) {
      p.add({{1, v + 1}, {-1, 1}}, -16);
    } else {
      p.add({{1, v + 1}, {-1, v - 3}, {-1, v - 1}}, -8);
    }
    if (i != freeHeight) p.add({{1, v + 3}}, -height(i), OP_EQ, strength::medium);
  }
  return p;
}

Problem scrambledChain(int n) {
  Problem p = chain(n);
  unsigned long long state = 1;
  for (int i = int(p.lines.size()) - 1; i > 0; i--) {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    std::swap(p.lines[i], p.lines[(state >> 33) % (unsigned long long)(i + 1)]);
  }
  return p;
}

Problem equalWidths(int n) {
  Problem p{n + 1, {}};
  p.add({{1, 0}}, 0);
  p.add({{1, 1}}, 0);
  p.add({{1, 2}}, -390);
  p.add({{1, 3}}, -844);
  for (int i = 1; i <= n; i++) {
    int v = 4 * i;
    if (i == 1) {
      p.add({{1, v}, {-1, 0}}, 0);
    } else {
      p.add({{1, v}, {-1, v - 4}, {-1, v - 2}}, 0);
      p.add({{1, v + 2}, {-1, v - 2}}, 0);
    }
    p.add({{1, v + 1}, {-1, 1}}, 0);
    p.add({{1, v + 1}, {1, v + 3}, {-1, 1}, {-1, 3}}, 0);
  }
  p.add({{1, 4 * n}, {1, 4 * n + 2}, {-1, 0}, {-1, 2}}, 0);
  return p;
}

struct StackGenerator {
  Problem& p;
  int depth;
  int nextView = 1;
  int leaves = 0;

  void generate(int parent, int level) {
    int q = 4 * parent;
    if (level == depth - 1) {
      double w = 10 + 3 * (leaves % 5), h = 12 + leaves % 11;
      leaves++;
      p.add({{1, q + 2}}, -w, OP_EQ, strength::weak);
      p.add({{1, q + 2}}, -w, OP_GE, strength::strong);
      p.add({{1, q + 3}}, -h, OP_EQ, strength::weak);
      p.add({{1, q + 3}}, -h, OP_GE, strength::strong);
      return;
    }
    int first = nextView;
    nextView += 4;
    int c = 4 * first, m = level % 2 == 0 ? 1 : 0, x = 1 - m;
    p.add({{1, c + m}, {-1, q + m}}, 0);
    for (int j = 1; j <= 3; j++) {
      int d = c + 4 * j;
      p.add({{1, d + m}, {-1, d - 4 + m}, {-1, d - 4 + m + 2}}, -8);
    }
    p.add({{1, c + 12 + m}, {1, c + 12 + m + 2}, {-1, q + m}, {-1, q + m + 2}}, 0);
    for (int j = 0; j <= 3; j++) {
      int d = c + 4 * j;
      p.add({{1, d + x}, {-1, q + x}}, 0);
      p.add({{1, d + x}, {1, d + x + 2}, {-1, q + x}, {-1, q + x + 2}}, 0);
    }
    for (int j = 1; j <= 3; j++) p.add({{1, c + 4 * j + m + 2}, {-1, c + m + 2}}, 0);
    for (int j = 0; j <= 3; j++) generate(first + j, level + 1);
  }
};

Problem stacks(int depth) {
  int views = 1, size = 1;
  for (int i = 1; i < depth; i++) {
    size *= 4;
    views += size;
  }
  Problem p{views, {}};
  p.add({{1, 0}}, 0);
  p.add({{1, 1}}, 0);
  p.add({{1, 2}}, -390);
  p.add({{1, 3}}, 0, OP_EQ, strength::weak);
  StackGenerator{p, depth}.generate(0, 0);
  return p;
}

void addCell(Problem& p, int firstView, int i, bool sharedRoot) {
  using namespace kiwi::strength;
  double w1 = 60 + (37 * i) % 340, w2 = 30 + (13 * i) % 20, h3 = 18 * (1 + i % 4), w4 = 40 + (53 * i) % 200;
  int c = 4 * firstView, icon = c + 4, t1 = c + 8, t2 = c + 12, t3 = c + 16, t4 = c + 20;
  p.add({{1, c}}, 0);
  p.add({{1, c + 1}}, 0);
  if (sharedRoot) {
    p.add({{1, c + 2}, {-1, 2}}, 0);
  } else {
    p.add({{1, c + 2}}, -390);
  }
  p.add({{1, icon}, {-1, c}}, -16);
  p.add({{1, icon + 1}, {-1, c + 1}}, -12);
  p.add({{1, icon + 2}}, -48);
  p.add({{1, icon + 3}}, -48);
  p.add({{1, icon + 1}, {1, icon + 3}, {-1, c + 1}, {-1, c + 3}}, 12, OP_LE);
  p.add({{1, t1}, {-1, icon}, {-1, icon + 2}}, -12);
  p.add({{1, t1 + 1}, {-1, c + 1}}, -12);
  p.add({{1, t1 + 2}}, -w1, OP_EQ, weak);
  p.add({{1, t1 + 2}}, -w1, OP_GE, medium);
  p.add({{1, t1 + 3}}, -20, OP_EQ, weak);
  p.add({{1, t1 + 3}}, -20, OP_GE, strong);
  p.add({{1, t2}, {-1, t1}, {-1, t1 + 2}}, -8, OP_GE);
  p.add({{1, t2}, {1, t2 + 2}, {-1, c}, {-1, c + 2}}, 16);
  p.add({{1, t2 + 1}, {-1, t1 + 1}}, 0);
  p.add({{1, t2 + 2}}, -w2, OP_EQ, medium);
  p.add({{1, t2 + 2}}, -w2, OP_GE, strong);
  p.add({{1, t2 + 3}}, -16, OP_EQ, weak);
  p.add({{1, t2 + 3}}, -16, OP_GE, strong);
  p.add({{1, t3}, {-1, t1}}, 0);
  p.add({{1, t3 + 1}, {-1, t1 + 1}, {-1, t1 + 3}}, -4);
  p.add({{1, t3}, {1, t3 + 2}, {-1, c}, {-1, c + 2}}, 16);
  p.add({{1, t3 + 3}}, -h3, OP_EQ, weak);
  p.add({{1, t3 + 3}}, -h3, OP_GE, strong);
  p.add({{1, t4}, {-1, t1}}, 0);
  p.add({{1, t4 + 1}, {-1, t3 + 1}, {-1, t3 + 3}}, -4);
  p.add({{1, t4}, {1, t4 + 2}, {-1, c}, {-1, c + 2}}, 16, OP_LE);
  p.add({{1, t4 + 2}}, -w4, OP_EQ, weak);
  p.add({{1, t4 + 2}}, -w4, OP_GE, medium);
  p.add({{1, t4 + 3}}, -14, OP_EQ, weak);
  p.add({{1, t4 + 3}}, -14, OP_GE, strong);
  p.add({{1, t4 + 1}, {1, t4 + 3}, {-1, c + 1}, {-1, c + 3}}, 12, OP_LE);
  p.add({{1, c + 3}}, 0, OP_EQ, weak);
}

Problem cells(int from, int to, bool sharedRoot = false) {
  Problem p{6 * (to - from) + (sharedRoot ? 1 : 0), {}};
  for (int k = 0; k < to - from; k++) addCell(p, 6 * k + (sharedRoot ? 1 : 0), from + k, sharedRoot);
  if (sharedRoot) {
    p.add({{1, 0}}, 0);
    p.add({{1, 1}}, 0);
    p.add({{1, 3}}, -844);
  }
  return p;
}

struct Build {
  kiwi::Solver* solver = nullptr;
  std::vector<kiwi::Variable>* variables = nullptr;
  std::vector<kiwi::Constraint>* constraints = nullptr;

  double value(int i) const { return (*variables)[i].value(); }

  kiwi::Constraint constraint(const Line& line) const {
    std::vector<kiwi::Term> terms;
    terms.reserve(line.terms.size());
    for (auto& term : line.terms) terms.emplace_back((*variables)[term.second], double(term.first));
    return kiwi::Constraint(kiwi::Expression(std::move(terms), line.constant), line.relation, line.strength);
  }
};

__attribute__((noinline)) void regionBuild(const Problem& p, Build& b) {
  b.solver = new kiwi::Solver();
  b.variables = new std::vector<kiwi::Variable>();
  b.constraints = new std::vector<kiwi::Constraint>();
  b.variables->reserve(4 * p.views);
  b.constraints->reserve(p.lines.size());
  for (int i = 0; i < 4 * p.views; i++) b.variables->emplace_back();
  for (auto& line : p.lines) {
    b.constraints->push_back(b.constraint(line));
    b.solver->addConstraint(b.constraints->back());
  }
  b.solver->updateVariables();
}

__attribute__((noinline)) double regionOperations(const std::string& kind, int n, int count, Build& b,
                                                  const Problem& p) {
  kiwi::Solver& solver = *b.solver;
  const int mid = 4 * (n / 2), last = 4 * n;
  double sum = 0;
  for (int k = 0; k < count; k++) {
    if (kind == "D1") {
      solver.suggestValue((*b.variables)[2], 320 + (37 * k) % 500);
      solver.updateVariables();
      sum += b.value(last + 2) + b.value(last + 1);
    } else if (kind == "D2") {
      // kiwi cannot change a constant, so the constraint is removed and added.
      auto& constraint = (*b.constraints)[mid + 3];
      solver.removeConstraint(constraint);
      Line line = p.lines[mid + 3];
      line.constant = -(20 + (7 * k) % 50);
      constraint = b.constraint(line);
      solver.addConstraint(constraint);
      solver.updateVariables();
      sum += b.value(last + 1) + b.value(mid + 3);
    } else if (kind == "D2e") {
      solver.suggestValue((*b.variables)[mid + 3], 20 + (7 * k) % 50);
      solver.updateVariables();
      sum += b.value(last + 1) + b.value(mid + 3);
    } else if (kind == "D3") {
      solver.suggestValue((*b.variables)[2], 320 + (37 * k) % 500);
      solver.updateVariables();
      int cell = 4 * (1 + 6 * (k % n));
      sum += b.value(cell + 8 + 2) + b.value(cell + 12);
    } else if (kind == "E1") {
      int j = 1 + (389 * k) % n, line = 4 * j + 1;
      auto& constraint = (*b.constraints)[line];
      solver.removeConstraint(constraint);
      constraint = b.constraint(p.lines[line]);
      solver.addConstraint(constraint);
      solver.updateVariables();
      sum += b.value(4 * j + 2) + b.value(last + 1);
    } else {
      int j = 4 * (1 + (389 * k) % n);
      auto least = b.constraint({{{1, j + 3}}, -100, OP_GE, strength::required});
      solver.addConstraint(least);
      solver.updateVariables();
      sum += b.value(j + 3) + b.value(last + 1);
      solver.removeConstraint(least);
      solver.updateVariables();
      sum += b.value(j + 3) + b.value(last + 1);
    }
  }
  return sum;
}

double milliseconds(std::chrono::steady_clock::duration d) {
  return std::chrono::duration<double, std::milli>(d).count();
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fprintf(stderr, "usage: kiwi-peer WORKLOAD SIZE [OPERATIONS]\n");
    return 2;
  }
  const std::string kind = argv[1];
  const int n = std::atoi(argv[2]), operations = argc > 3 ? std::atoi(argv[3]) : 0;
  std::vector<Problem> problems;
  if (kind == "A1" || kind == "D2" || kind == "E1" || kind == "E2") problems = {chain(n)};
  else if (kind == "A1s") problems = {scrambledChain(n)};
  else if (kind == "A2") problems = {equalWidths(n)};
  else if (kind == "B") problems = {stacks(n)};
  else if (kind == "C") problems = {cells(0, n)};
  else if (kind == "D1") problems = {chain(n, false)};
  else if (kind == "D2e") problems = {chain(n, true, n / 2)};
  else if (kind == "D3") problems = {cells(0, n, true)};
  else for (int q = 0; q < n; q++) problems.push_back(cells(q, q + 1));  // Csep

  using clock = std::chrono::steady_clock;
  double built = 0, check = 0;
  int number = 0;
  Build b;
  for (auto& p : problems) {
    auto start = clock::now();
    regionBuild(p, b);
    built += milliseconds(clock::now() - start);
    for (int i = 0; i < 4 * p.views; i++, number++) check += b.value(i) * (1 + number % 7);
  }
  if (operations == 0) {
    std::printf("{\"workload\": \"%s\", \"size\": %d, \"check\": %.3f, \"buildMilliseconds\": %.3f}\n", kind.c_str(), n,
                check, built);
  } else {
    int edit = kind == "D2e" ? 4 * (n / 2) + 3 : 2;
    if (kind == "D1" || kind == "D3" || kind == "D2e") {
      b.solver->addEditVariable((*b.variables)[edit], kind == "D2e" ? strength::medium : strength::strong);
      b.solver->suggestValue((*b.variables)[edit], kind == "D2e" ? height(n / 2) : 390);
      b.solver->updateVariables();
    }
    auto start = clock::now();
    double sum = regionOperations(kind, n, operations, b, problems[0]);
    double spent = milliseconds(clock::now() - start);
    std::printf("{\"workload\": \"%s\", \"size\": %d, \"sum\": %.3f, \"microsecondsPerOperation\": %.3f}\n", kind.c_str(),
                n, sum, spent * 1000 / operations);
  }
  std::fflush(stdout);
  std::quick_exit(0);  // taking a large tableau apart takes kiwi longer than some workloads
}

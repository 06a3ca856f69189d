// Runs one workload of a Cassowary-class solver, and prints the measurements as one JSON object.
//
//   solver-bench A1 1000
//   solver-bench D1 1000 --ops 1000

struct Report {
  var fields: [(String, String)] = []

  mutating func add(_ name: String, text: String) { fields.append((name, "\"\(text)\"")) }
  mutating func add(_ name: String, _ number: Int) { fields.append((name, "\(number)")) }
  mutating func add(_ name: String, _ number: Double) {
    // Three decimals are sufficient, and yield the same text everywhere.
    let thousandths = Int(abs(number) * 1000 + 0.5)
    let digits = String(1000 + thousandths % 1000).dropFirst()
    fields.append((name, (number < 0 && thousandths > 0 ? "-" : "") + "\(thousandths / 1000).\(digits)"))
  }

  func write() {
    print("{" + fields.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}")
  }
}

func milliseconds(_ duration: Duration) -> Double { duration / .milliseconds(1) }

func runBuild(_ name: String, _ size: Int, _ problems: [Problem]) {
  var report = Report()
  report.add("workload", text: name)
  report.add("size", size)
  if problems.count == 1 { report.add("hash", text: problems[0].hash) }
  var total = 0.0
  var check = 0.0
  // The numbers of variables continue from solver to solver.
  var offset = 0
  let clock = ContinuousClock()
  for problem in problems {
    let start = clock.now
    let build = regionBuild(problem)
    total += milliseconds(clock.now - start)
    for k in build.variables.indices { check += build.value(k) * Double(1 + (offset + k) % 7) }
    offset += build.variables.count
  }
  report.add("check", check)
  report.add("buildMilliseconds", total)
  report.write()
}

func runEdits(_ kind: EditKind, _ size: Int, count: Int) {
  let problem = kind.problem(size)
  var report = Report()
  report.add("workload", text: kind.rawValue)
  report.add("size", size)
  report.add("hash", text: problem.hash)
  let clock = ContinuousClock()
  var start = clock.now
  var build = regionBuild(problem)
  let edit = kind.makeEdit(in: build, size: size)
  expectNoConflict(build.solver.solve())
  let built = milliseconds(clock.now - start)
  start = clock.now
  let sum = regionOperations(kind, size: size, count: count, build: &build, edit: edit, problem: problem)
  let spent = milliseconds(clock.now - start)
  report.add("ops", count)
  report.add("sum", sum)
  report.add("buildMilliseconds", built)
  report.add("microsecondsPerOperation", spent * 1000 / Double(max(count, 1)))
  report.write()
}

func usage() -> Never {
  print("usage: solver-bench A1|A1s|A2|B|C|Csep|D1|D2|D2e|D3|E1|E2 [SIZE] [--ops COUNT]")
  fatalError("solver-bench: unknown arguments")
}

var words = Array(CommandLine.arguments.dropFirst())
var operations: Int?
if let place = words.firstIndex(of: "--ops") {
  guard place + 1 < words.count, let count = Int(words[place + 1]), count >= 0 else { usage() }
  operations = count
  words.removeSubrange(place...place + 1)
}
guard let name = words.first, words.count <= 2 else { usage() }
let given = words.count == 2 ? Int(words[1]) : nil
guard words.count == 1 || (given ?? 0) > 0 else { usage() }

switch name {
case "A1": runBuild(name, given ?? 1000, [.chain(given ?? 1000)])
case "A1s": runBuild(name, given ?? 1000, [.scrambledChain(given ?? 1000)])
case "A2": runBuild(name, given ?? 100, [.equalWidths(given ?? 100)])
case "B": runBuild(name, given ?? 5, [.stacks(given ?? 5)])
case "C": runBuild(name, given ?? 100, [.cells(0..<(given ?? 100))])
case "Csep":
  runBuild(name, given ?? 100, (0..<(given ?? 100)).map { .cells($0..<$0 + 1) })
default:
  guard let kind = EditKind(rawValue: name) else { usage() }
  let size = given ?? (kind == .resizeFeed ? 100 : 1000)
  runEdits(kind, size, count: operations ?? (kind == .addAndRemove ? 100 : 1000))
}

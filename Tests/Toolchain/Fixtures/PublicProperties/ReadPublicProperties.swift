import Foundation
import UIKit

/// A program that reads all properties of all cases, and finally prints a summary. Tools/check-public-properties adds
/// the functions with their names.
@main
@MainActor
enum ReadPublicProperties {
  static func main() {
    addReaders()
    let cases = Cases()
    cases.addAll()
    addDefaultCases(to: cases)

    if Reading.begin(case: "static") {
      readStaticProperties()
      Reading.read(Optional<Int>.none as Any, from: "static properties")
    }
    cases.readAll()
    tellWhatIsWrong(with: cases)

    for (name, reason) in cases.leftOut.sorted(by: { $0.key < $1.key }) { Reading.tell("left out \(name): \(reason)") }
    let unread = StructureReader.all.values.map(\.name).filter { !Reading.structures.contains($0) }
    if !unread.isEmpty { Reading.tell("no value of \(unread.sorted().joined(separator: ", "))") }
    let classes = "\(Reading.classes.count) of \(ClassReader.all.count) classes"
    let values = "\(Reading.structures.count) of \(StructureReader.all.count) structures and enumerations"
    Reading.tell("done \(classes), \(values), \(Reading.count) times")
  }

  /// Reports problems: a new class must have a case, or a reason for having none.
  private static func tellWhatIsWrong(with cases: Cases) {
    for name in ClassReader.all.map(\.name) where !Reading.classes.contains(name) && cases.leftOut[name] == nil {
      Reading.tell("wrong \(name) was not read: it needs an instance in Cases, or a reason why there is none")
    }
    for name in cases.leftOut.keys.sorted() where Reading.classes.contains(name) {
      Reading.tell("wrong \(name) was read: Cases says that there is no instance")
    }
  }
}

import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Custom rotors", .ownHosts)
struct RotorTests {
  @Test("a rotor of a view, or of one around it, finds the next thing and the one before")
  func moving() throws {
    let host = ViewHost(device: .standard)
    let root = UIView()
    let fields = (0..<3).map { index -> UITextField in
      let field = UITextField(frame: CGRect(x: 20, y: 100 + 50 * CGFloat(index), width: 200, height: 40))
      root.addSubview(field)
      return field
    }
    root.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Errors") { predicate in
        let index = fields.firstIndex { $0 === predicate.currentItem.targetElement } ?? -1
        let next = predicate.searchDirection == .next ? index + 1 : index - 1
        return fields.indices.contains(next)
          ? UIAccessibilityCustomRotorItemResult(targetElement: fields[next], targetRange: nil) : nil
      },
      UIAccessibilityCustomRotor(systemType: .heading) { _ in nil },
    ]
    host.show(root)
    #expect(host.rotors(at: fields[0]) == ["Errors", "heading"])
    #expect(host.moveRotor("Errors", at: fields[0])?.targetElement === fields[1])
    #expect(host.moveRotor("Errors", at: fields[0], forward: false) == nil)
    #expect(host.moveRotor("Errors", at: fields[2], forward: false)?.targetElement === fields[1])
    #expect(host.moveRotor("Other", at: fields[0]) == nil)
  }
}

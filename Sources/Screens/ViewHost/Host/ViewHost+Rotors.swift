import UIKit

extension ViewHost {
  /// Returns the rotors of an element and of what it lies in, by name, as a screen reader offers them. Those of the
  /// system have the name of their type.
  public func rotors(at element: UIResponder) -> [String] {
    run { ViewHost.rotors(from: element).map(ViewHost.name) }
  }

  /// Goes on with a rotor, as a swipe up or down does.
  ///
  /// - Parameters:
  ///   - rotor: its name.
  ///   - element: where the screen reader is.
  ///   - forward: whether to the next thing. Default: yes.
  /// - Returns: the thing that it finds; `nil` where there is none, or no such rotor.
  public func moveRotor(
    _ rotor: String, at element: UIResponder, forward: Bool = true
  ) -> UIAccessibilityCustomRotorItemResult? {
    run {
      guard let rotor = ViewHost.rotors(from: element).first(where: { ViewHost.name($0) == rotor }) else { return nil }
      let predicate = UIAccessibilityCustomRotorSearchPredicate()
      predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: element, targetRange: nil)
      predicate.searchDirection = forward ? .next : .previous
      let found = rotor.itemSearchBlock(predicate)
      update()
      return found
    }
  }

  private static func rotors(from element: UIResponder) -> [UIAccessibilityCustomRotor] {
    var found: [UIAccessibilityCustomRotor] = []
    var current: UIResponder? = element
    while let responder = current {
      found += responder.accessibilityCustomRotors ?? []
      current = responder.next
    }
    return found
  }

  private static func name(_ rotor: UIAccessibilityCustomRotor) -> String {
    rotor.systemRotorType == .none ? rotor.name : String(describing: rotor.systemRotorType)
  }
}

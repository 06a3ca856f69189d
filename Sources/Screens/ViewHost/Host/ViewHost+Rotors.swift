import UIKit

extension ViewHost {
  /// Returns the names of the rotors of an element and its ancestors, as VoiceOver offers them. Those of the system
  /// have the name of their type.
  public func rotors(at element: UIResponder) -> [String] {
    run { ViewHost.rotors(from: element).map(ViewHost.name) }
  }

  /// Moves to another item with a rotor, like a swipe up or down.
  ///
  /// - Parameters:
  ///   - rotor: The name of the rotor.
  ///   - element: The element that VoiceOver focuses.
  ///   - forward: Whether to move to the next item. Default: `true`.
  /// - Returns: The found item; `nil` if there is none, or no such rotor.
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

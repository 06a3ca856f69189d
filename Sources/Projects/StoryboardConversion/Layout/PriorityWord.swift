/// Priorities as UIKit names them.
enum PriorityWord {
  static func text(_ priority: Double) -> String {
    switch min(1000, max(1, priority)) {
    case 1000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    case let other: "UILayoutPriority(\(SwiftLiteral.number(other)))"
    }
  }
}

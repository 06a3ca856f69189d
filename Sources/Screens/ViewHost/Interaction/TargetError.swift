import UIKit

/// An error that explains why a target can't be touched.
public struct TargetError: Error, CustomStringConvertible, Equatable {
  /// The reason.
  public enum Reason: Equatable, Sendable {
    /// No view on the screen matches; similar ones are listed.
    case notFound(near: [String])
    /// Several views match, each with an identifier or a point that selects it.
    case ambiguous([String])
    /// The view isn't in a window.
    case notInWindow
    /// The view or an ancestor is hidden.
    case hidden(String)
    /// The alpha of the view or an ancestor is below 0.01.
    case transparent(String)
    /// The view or an ancestor receives no touches.
    case interactionDisabled(String)
    /// The view has no size.
    case empty
    /// The view is outside of an ancestor, which clips it or receives no touches there.
    case clipped(by: String)
    /// The view is outside of the screen, with its frame in the window.
    case offScreen(CGRect)
    /// Another view is in front of it.
    case covered(by: String)
    /// No view receives a touch at the point.
    case nothingThere(CGPoint)
  }

  /// The target.
  public let target: String
  public let reason: Reason

  /// The property of a target that several views have, such as "the text "Continue"".
  private var property: String {
    for prefix in ["the view with ", "the element with "] where target.hasPrefix(prefix) {
      return String(target.dropFirst(prefix.count))
    }
    return target
  }

  /// The target and the reason that it can't be touched.
  public var description: String {
    switch reason {
    case .notFound(let near):
      "\(target) is not on the screen" + (near.isEmpty ? "" : ". Did you mean \(near.joined(separator: ", "))?")
    case .ambiguous(let views):
      "\(views.count) views have \(property): take \(views.joined(separator: " or "))"
    case .notInWindow: "\(target) is not in a window"
    case .hidden(let view): "\(target) can't be touched: \(view) is hidden"
    case .transparent(let view): "\(target) can't be touched: the alpha of \(view) is below 0.01"
    case .interactionDisabled(let view): "\(target) can't be touched: user interaction of \(view) is disabled"
    case .empty: "\(target) can't be touched: it has no size"
    case .clipped(let view): "\(target) can't be touched: it is outside \(view)"
    case .offScreen(let frame):
      "\(target) can't be touched: it is off the screen, at \(frame.briefDescription). Scroll to it first"
    case .covered(let view): "\(target) can't be touched: \(view) covers it"
    case .nothingThere(let point): "no view accepts touches at \(point)"
    }
  }
}

import UIKit

/// Why a person can't touch what a test or tool means.
public struct TargetError: Error, CustomStringConvertible, Equatable {
  /// The reason.
  public enum Reason: Equatable, Sendable {
    /// No view on the screen is meant; these come near.
    case notFound(near: [String])
    /// Several views are meant.
    case ambiguous([String])
    /// The view is in no window.
    case notInWindow
    /// A view is hidden: the one meant, or one around it.
    case hidden(String)
    /// A view's alpha is below 0.01.
    case transparent(String)
    /// A view takes no touches.
    case interactionDisabled(String)
    /// The view has no size.
    case empty
    /// The view lies outside of one around it, which cuts it off or takes no touches there.
    case clipped(by: String)
    /// The view lies outside the screen: its frame in the window.
    case offScreen(CGRect)
    /// Another view lies in front of it.
    case covered(by: String)
    /// No view takes a touch at the point.
    case nothingThere(CGPoint)
  }

  /// What was meant.
  public let target: String
  public let reason: Reason

  /// What was meant, and why it can't be touched.
  public var description: String {
    switch reason {
    case .notFound(let near):
      "\(target) is not on the screen" + (near.isEmpty ? "" : ". Did you mean \(near.joined(separator: ", "))?")
    case .ambiguous(let views): "\(target) may be one of \(views.count): \(views.joined(separator: ", "))"
    case .notInWindow: "\(target) is in no window"
    case .hidden(let view): "\(target) can't be touched: \(view) is hidden"
    case .transparent(let view): "\(target) can't be touched: the alpha of \(view) is below 0.01"
    case .interactionDisabled(let view): "\(target) can't be touched: \(view) takes no touches"
    case .empty: "\(target) can't be touched: it has no size"
    case .clipped(let view): "\(target) can't be touched: it lies outside \(view)"
    case .offScreen(let frame):
      "\(target) can't be touched: it lies off the screen, at \(frame.briefDescription). Scroll to it first"
    case .covered(let view): "\(target) can't be touched: \(view) covers it"
    case .nothingThere(let point): "nothing takes a touch at \(point)"
    }
  }
}

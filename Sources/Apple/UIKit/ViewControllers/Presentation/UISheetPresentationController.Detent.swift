import CoreGraphics
import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half the screen.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// The whole height.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// The name by which a sheet's selection refers to the detent.
    public let identifier: Identifier

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half the screen; inactive where the height is compact.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        let traits = context.containerTraitCollection
        guard traits.verticalSizeClass != .compact else { return nil }
        return (context.maximumDetentValue * traits.measures.sheets.mediumShare).rounded()
      }
    }

    /// The whole height.
    public class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height of the app's.
    ///
    /// - Parameters:
    ///   - identifier: its name; `nil` for one that nothing else has.
    ///   - resolver: gives the height above the safe area's bottom, in points, or `nil` where the detent is inactive.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("com.apple.UIKit.custom.\(IDGenerator.next())"), resolver)
    }

    /// The height above the safe area's bottom, in points; `nil` where the detent is inactive.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

/// What the height of a sheet's detent depends on.
///
/// - Source: developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }

  /// The largest height, without the safe area at the bottom, in points.
  var maximumDetentValue: CGFloat { get }
}

/// A container in which a sheet asks for its heights.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}

import CoreGraphics
import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// The identifier of a detent of about half the screen's height.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// The identifier of a detent of the full height.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// The identifier of the detent, by which a sheet's selection refers to it.
    public let identifier: Identifier

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Creates a detent of about half the screen's height. It is inactive in a compact height.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        let traits = context.containerTraitCollection
        guard traits.verticalSizeClass != .compact else { return nil }
        return (context.maximumDetentValue * traits.measures.sheets.mediumShare).rounded()
      }
    }

    /// Creates a detent of the full height.
    public class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// Creates a detent with a custom height.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, or `nil` for a unique one.
    ///   - resolver: A closure that returns the height above the bottom safe area in points, or `nil` if the detent is
    ///     inactive.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("com.apple.UIKit.custom.\(IDGenerator.next())"), resolver)
    }

    /// Returns the height above the bottom safe area in points, or `nil` if the detent is inactive.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

/// The context in which the height of a detent is resolved.
///
/// - Source: developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }

  /// The maximum height without the bottom safe area, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The context in which a sheet resolves the heights of its detents.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}

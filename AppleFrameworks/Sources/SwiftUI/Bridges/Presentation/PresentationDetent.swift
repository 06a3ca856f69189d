import UIKit

/// A height at which a sheet can rest.
///
/// - Source: developer.apple.com/documentation/swiftui/presentationdetent
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }
  enum Measure: Hashable {
    case kind(Kind)
    case custom(ObjectIdentifier)
  }
  let measure: Measure
  nonisolated(unsafe) let custom: (any CustomPresentationDetent.Type)?

  private init(_ kind: Kind) {
    measure = .kind(kind)
    custom = nil
  }

  /// About half the height of the screen.
  public static let medium = PresentationDetent(.medium)
  /// The full height.
  public static let large = PresentationDetent(.large)
  /// Returns a detent at a fraction of the full height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }
  /// Returns a detent at a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

  /// Returns a detent whose height the type `D` computes from the available height.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(custom: type)
  }

  private init(custom: any CustomPresentationDetent.Type) {
    measure = .custom(ObjectIdentifier(custom))
    self.custom = custom
  }

  /// Returns whether two detents measure their height in the same way. Custom detents are equal if their types are.
  public static func == (first: PresentationDetent, second: PresentationDetent) -> Bool {
    first.measure == second.measure
  }

  /// Hashes the values that `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(measure) }

  /// The values from which a custom detent computes its height.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/presentationdetent/context
  @dynamicMemberLookup
  public struct Context {
    /// The available height, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues
    /// Returns an environment value of the presented view.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  var identifier: UISheetPresentationController.Detent.Identifier {
    switch measure {
    case .kind(.medium): .medium
    case .kind(.large): .large
    case .kind(.fraction(let part)): .init("fraction \(part)")
    case .kind(.height(let height)): .init("height \(height)")
    case .custom: .init("custom \(custom.map { "\($0)" } ?? "")")
    }
  }

  /// Returns the detent's height for the available height, in points; `nil` omits the detent.
  @MainActor
  func height(_ largest: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
    switch measure {
    case .kind(.medium): return largest / 2
    case .kind(.large): return largest
    case .kind(.fraction(let part)): return largest * part
    case .kind(.height(let height)): return height
    case .custom:
      return custom.flatMap { $0.height(in: Context(maxDetentValue: largest, environment: environment)) }
    }
  }

  @MainActor
  func detent(_ environment: EnvironmentValues) -> UISheetPresentationController.Detent {
    switch measure {
    case .kind(.medium): return .medium()
    case .kind(.large): return .large()
    default:
      let detent = self
      return .custom(identifier: identifier) { context in
        detent.height(context.maximumDetentValue, environment)
      }
    }
  }
}

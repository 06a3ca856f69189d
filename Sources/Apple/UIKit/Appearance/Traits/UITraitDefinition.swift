/// A trait: a named value that views and controllers inherit from their containers.
///
/// A custom trait is a type that conforms to this protocol. The type is its key.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitdefinition-64c15
public protocol UITraitDefinition {
  /// The type of the trait's value. Changes are found by comparison, so a value should be `Equatable` or an object.
  /// Other values are considered changed each time they are set.
  associatedtype Value

  /// The default value of the trait.
  static var defaultValue: Value { get }

  /// A short, readable name; by default, that of the type.
  static var name: String { get }

  /// A unique name; by default, the full name of the type.
  static var identifier: String { get }

  /// Whether dynamic colors depend on the trait, so that a change resolves them again; by default, `false`.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: self) }

  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: self) }

  /// The default value, `false`.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait as a value, for lists of traits.
///
/// - Source: developer.apple.com/documentation/uikit/uitrait
public typealias UITrait = any UITraitDefinition.Type

/// A trait: a named value that views and controllers inherit from what contains them.
///
/// Declare a type that conforms to it to have a trait of your own; its type is its key.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitdefinition-64c15
public protocol UITraitDefinition {
  /// The type of the trait's value. Changes are found by comparing, so a value should be `Equatable` or an object; any
  /// other counts as changed each time it is set.
  associatedtype Value

  /// The value of the trait where nobody set it.
  static var defaultValue: Value { get }

  /// A short name for people to read. The type's name unless declared.
  static var name: String { get }

  /// A name that is unique among all traits. The type's full name unless declared.
  static var identifier: String { get }

  /// Whether dynamic colors ask for this trait, so that a change of it makes colors be resolved again. False unless
  /// declared.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var name: String { String(describing: self) }

  /// The type's name with its module.
  public static var identifier: String { String(reflecting: self) }

  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, as a value: what names a trait in lists of traits.
///
/// - Source: developer.apple.com/documentation/uikit/uitrait
public typealias UITrait = any UITraitDefinition.Type

import Foundation

/// A control or mark at the leading or trailing side of a row, such as a chevron, a checkmark or a button.
///
/// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The conditions under which an accessory is displayed.
  public enum DisplayedState: Int, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  /// The kind of an accessory.
  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case detail
    case delete
    case insert
    case reorder
    case multiselect
    case label
    case customView(UIView)
  }

  /// The width that is reserved for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory.
    case actual
    /// The standard width of symbols in lists.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  let kind: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  var tintColor: UIColor?
  var reservedWidth: LayoutDimension = .actual
  var isHidden = false
  var text: String?
  var font: UIFont?
  var view: UIView?
  var handler: (() -> Void)?
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  var adjustsFont = true
  var maintainsFixedSize = false

  /// The kind of the accessory.
  public var accessoryType: AccessoryType { kind }
}

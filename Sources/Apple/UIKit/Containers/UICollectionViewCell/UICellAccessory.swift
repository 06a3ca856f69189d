import Foundation

/// Something at the leading or trailing side of a row: a chevron, a tick, a button.
///
/// - Source: developer.apple.com/documentation/uikit/uicellaccessory-swift.struct
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory shows.
  public enum DisplayedState: Int, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  /// What kind of accessory it is.
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

  /// How wide the column of an accessory is.
  public enum LayoutDimension: Hashable, Sendable {
    /// As wide as the accessory.
    case actual
    /// As wide as the symbols of lists.
    case standard
    /// A number of points.
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

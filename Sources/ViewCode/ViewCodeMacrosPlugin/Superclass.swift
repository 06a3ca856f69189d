import SwiftSyntax

/// What can be told of a superclass by its name: a macro sees no types.
struct Superclass {
  /// As `ViewCodeKind` of the library names them.
  enum Kind: String {
    case view
    case controller
    case tableViewCell
    case tableViewHeaderFooterView
    case collectionReusableView

    /// Tables and collections make these with nothing but a frame or an identifier.
    var isMadeByOthers: Bool {
      switch self {
      case .view, .controller: false
      case .tableViewCell, .tableViewHeaderFooterView, .collectionReusableView: true
      }
    }
  }

  let name: String
  let kind: Kind

  init(name: String, kind: Kind?) {
    self.name = name
    self.kind = kind ?? Self.kind(of: name)
  }

  private static func kind(of name: String) -> Kind {
    let endings: [(String, Kind)] = [
      ("Controller", .controller), ("TableViewCell", .tableViewCell), ("TableCell", .tableViewCell),
      ("HeaderFooterView", .tableViewHeaderFooterView), ("CollectionViewCell", .collectionReusableView),
      ("CollectionViewListCell", .collectionReusableView), ("CollectionCell", .collectionReusableView),
      ("CollectionReusableView", .collectionReusableView),
    ]
    return endings.first { name.hasSuffix($0.0) }?.1 ?? .view
  }

  /// The designated initializer that a subclass overrides; `nil` where the inherited ones are left as they are.
  var initializer: Initializer? {
    switch (kind, name) {
    case (.controller, _): nil
    case (.tableViewCell, _):
      Initializer(
        parameters: "style: UITableViewCell.CellStyle, reuseIdentifier: String?",
        call: "style: style, reuseIdentifier: reuseIdentifier")
    case (.tableViewHeaderFooterView, _):
      Initializer(parameters: "reuseIdentifier: String?", call: "reuseIdentifier: reuseIdentifier")
    case (_, "UITextView"):
      Initializer(
        parameters: "frame: CGRect, textContainer: NSTextContainer?", call: "frame: frame, textContainer: textContainer"
      )
    case (_, "UITableView"):
      Initializer(parameters: "frame: CGRect, style: UITableView.Style", call: "frame: frame, style: style")
    case (_, "UICollectionView"):
      Initializer(
        parameters: "frame: CGRect, collectionViewLayout layout: UICollectionViewLayout",
        call: "frame: frame, collectionViewLayout: layout")
    case (_, "UIVisualEffectView"):
      Initializer(parameters: "effect: UIVisualEffect?", call: "effect: effect")
    default:
      Initializer(parameters: "frame: CGRect", call: "frame: frame")
    }
  }

  /// The arguments for the superclass's initializer where nobody names any; `nil` where it does not go without.
  var plainArguments: String? {
    switch (kind, name) {
    case (.controller, "UIViewController"): "nibName: nil, bundle: nil"
    case (.controller, _), (_, "UICollectionView"): nil
    case (_, "UITextView"): "frame: .zero, textContainer: nil"
    case (_, "UITableView"): "frame: .zero, style: .plain"
    case (_, "UIVisualEffectView"): "effect: nil"
    default: kind == .view ? "frame: .zero" : nil
    }
  }

  /// Whether `init()` has to be written. `UIView` and `UIControl` hand theirs down; classes with several designated
  /// initializers don't, and of other libraries' classes nothing is known.
  var losesPlainInitializer: Bool {
    kind == .view && name.hasPrefix("UI") && !["UIView", "UIControl"].contains(name)
  }

  /// A designated initializer, as source.
  struct Initializer {
    let parameters: String
    let call: String
  }
}

extension Superclass {
  /// Classes that build by themselves.
  static let building: Set<String> = [
    "CodedView", "CodedControl", "CodedTableViewCell", "CodedTableHeaderFooterView", "CodedCollectionViewCell",
    "CodedCollectionReusableView", "CodedViewController", "BaseView", "BaseControl", "BaseTableViewCell",
    "BaseTableHeaderFooterView", "BaseCollectionViewCell", "BaseCollectionReusableView", "BaseViewController",
  ]
}

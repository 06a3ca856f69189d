import SwiftSyntax

/// The properties of a superclass that are known from its name, since a macro has no type information.
struct Superclass {
  /// The kinds, named as in the library's `ViewCodeKind`.
  enum Kind: String {
    case view
    case controller
    case tableViewCell
    case tableViewHeaderFooterView
    case collectionReusableView

    /// Whether tables and collection views create the instances with only a frame or an identifier.
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

  /// The designated initializer that a subclass overrides; `nil` if the inherited ones don't change.
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

  /// The default arguments for the superclass's initializer; `nil` if there are none.
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

  /// Whether `init()` must be generated. That of `UIView` and `UIControl` is inherited; that of classes with several
  /// designated initializers isn't, and for other libraries' classes it is unknown.
  var losesPlainInitializer: Bool {
    kind == .view && name.hasPrefix("UI") && !["UIView", "UIControl"].contains(name)
  }

  /// The source of a designated initializer.
  struct Initializer {
    let parameters: String
    let call: String
  }
}

extension Superclass {
  /// The classes that build automatically.
  static let building: Set<String> = [
    "CodedView", "CodedControl", "CodedTableViewCell", "CodedTableHeaderFooterView", "CodedCollectionViewCell",
    "CodedCollectionReusableView", "CodedViewController", "BaseView", "BaseControl", "BaseTableViewCell",
    "BaseTableHeaderFooterView", "BaseCollectionViewCell", "BaseCollectionReusableView", "BaseViewController",
  ]
}

import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  /// Sets the properties of an object for which the file says something else in these traits than in others.
  func vary(_ target: NSObject, from old: Traits) {
    if let view = target as? UIView { varyView(view, old) }
    switch target {
    case let label as UILabel: vary(label, old)
    case let button as UIButton: varyFont(ButtonElement.fontDescription, old) { setFont($0, of: button) }
    case let field as UITextField:
      varyFont(TextFieldElement.fontDescription, old) { field.font = $0 }
      varyColor(TextFieldElement.textColor, old) { field.textColor = $0 ?? .label }
    case let view as UITextView:
      varyFont(TextViewElement.fontDescription, old) { view.font = $0 }
      varyColor(TextViewElement.textColor, old) { view.textColor = $0 ?? .label }
    case let view as UIImageView:
      change(ImageViewElement.image, old) { view.image = nib.image($0, at: object) }
      change(ImageViewElement.highlightedImage, old) { view.highlightedImage = nib.image($0, at: object) }
    case let stack as UIStackView: vary(stack, old)
    case let view as UIScrollView:
      if let table = view as? UITableView { vary(table, old) }
      change(ScrollViewElement.contentInset, old) { view.contentInset = $0.map { UIEdgeInsets($0) } ?? .zero }
      change(ScrollViewElement.scrollEnabled, old) { view.isScrollEnabled = $0 ?? true }
    case let bar as UINavigationBar:
      varyColor(NavigationBarElement.barTintColor, old) { bar.barTintColor = $0 }
    case let bar as UIToolbar: varyColor(ToolbarElement.barTintColor, old) { bar.barTintColor = $0 }
    case let bar as UITabBar: varyColor(TabBarElement.barTintColor, old) { bar.barTintColor = $0 }
    case let bar as UISearchBar: varyColor(SearchBarElement.barTintColor, old) { bar.barTintColor = $0 }
    case let layout as UICollectionViewFlowLayout: vary(layout, old)
    case let item as UIBarItem:
      change(BarItemElement.image, old) { item.image = nib.image($0, at: object) }
      change(BarItemElement.title, old) { item.title = $0 }
      change(BarItemElement.enabled, old) { item.isEnabled = $0 ?? true }
      if let item = item as? UIBarButtonItem {
        varyColor(BarButtonItemElement.tintColor, old) { item.tintColor = $0 }
      }
    default: break
    }
  }

  private func varyView(_ view: UIView, _ old: Traits) {
    change(ViewElement.hidden, old) { view.isHidden = $0 ?? false }
    change(ViewElement.alpha, old) { view.alpha = CGFloat($0 ?? 1) }
    change(ViewElement.contentMode, old) { view.contentMode = $0.map { UIView.ContentMode($0) } ?? .scaleToFill }
    change(ViewElement.clipsSubviews, old) { view.clipsToBounds = $0 ?? false }
    change(ViewElement.userInteractionEnabled, old) { view.isUserInteractionEnabled = $0 ?? true }
    varyColor(ViewElement.backgroundColor, old) { view.backgroundColor = $0 }
    varyColor(ViewElement.tintColor, old) { view.tintColor = $0 }
    change(ViewElement.frame, old) { frame in
      // Constraints have the last word where there are some.
      if let frame, view.translatesAutoresizingMaskIntoConstraints { view.frame = CGRect(frame) }
    }
    change(ViewElement.directionalLayoutMargins, old) { margins in
      if let margins { view.directionalLayoutMargins = NSDirectionalEdgeInsets(margins) }
    }
    change(ViewElement.layoutMargins, old) { margins in if let margins { view.layoutMargins = UIEdgeInsets(margins) } }
    func priority(
      _ property: Property<Double>, _ standard: UILayoutPriority,
      _ set: (UILayoutPriority, NSLayoutConstraint.Axis) -> Void, _ axis: NSLayoutConstraint.Axis
    ) {
      change(property, old) { value in
        set(value.map { UILayoutPriority(Float(min(1000, max(1, $0)))) } ?? standard, axis)
      }
    }
    priority(ViewElement.horizontalHuggingPriority, .defaultLow, view.setContentHuggingPriority, .horizontal)
    priority(ViewElement.verticalHuggingPriority, .defaultLow, view.setContentHuggingPriority, .vertical)
    priority(
      ViewElement.horizontalCompressionResistancePriority, .defaultHigh,
      view.setContentCompressionResistancePriority, .horizontal)
    priority(
      ViewElement.verticalCompressionResistancePriority, .defaultHigh, view.setContentCompressionResistancePriority,
      .vertical)
  }

  private func vary(_ label: UILabel, _ old: Traits) {
    varyFont(LabelElement.fontDescription, old) { label.font = $0 }
    varyColor(LabelElement.textColor, old) { label.textColor = $0 ?? .label }
    change(LabelElement.numberOfLines, old) { label.numberOfLines = $0 ?? 1 }
    change(LabelElement.textAlignment, old) { label.textAlignment = $0.map { NSTextAlignment($0) } ?? .natural }
    change(LabelElement.adjustsFontSizeToFit, old) { label.adjustsFontSizeToFitWidth = $0 ?? false }
    change(LabelElement.minimumScaleFactor, old) { label.minimumScaleFactor = CGFloat($0 ?? 0) }
    change(LabelElement.text, old) { _ in
      label.text = nib.file.localization.text(of: object, "text") ?? object.value(LabelElement.text, in: nib.traits)
    }
  }

  private func vary(_ stack: UIStackView, _ old: Traits) {
    change(StackViewElement.axis, old) { stack.axis = $0 == .vertical ? .vertical : .horizontal }
    change(StackViewElement.alignment, old) { stack.alignment = UIStackView.Alignment($0) }
    change(StackViewElement.distribution, old) { stack.distribution = UIStackView.Distribution($0) }
    change(StackViewElement.spacing, old) { stack.spacing = CGFloat($0 ?? 0) }
    change(StackViewElement.baselineRelativeArrangement, old) { stack.isBaselineRelativeArrangement = $0 ?? false }
  }

  private func vary(_ table: UITableView, _ old: Traits) {
    func height(_ property: Property<Double>, _ set: (CGFloat) -> Void) {
      change(property, old) { if let value = $0 { set(NibLength.rowHeight(value)) } }
    }
    height(TableViewElement.rowHeight) { table.rowHeight = $0 }
    height(TableViewElement.sectionHeaderHeight) { table.sectionHeaderHeight = $0 }
    height(TableViewElement.sectionFooterHeight) { table.sectionFooterHeight = $0 }
    change(TableViewElement.separatorInset, old) { if let insets = $0 { table.separatorInset = UIEdgeInsets(insets) } }
  }

  private func vary(_ layout: UICollectionViewFlowLayout, _ old: Traits) {
    typealias Element = CollectionViewFlowLayoutElement
    change(Element.scrollDirection, old) { layout.scrollDirection = $0 == .horizontal ? .horizontal : .vertical }
    change(Element.minimumLineSpacing, old) { layout.minimumLineSpacing = NibLength.clamped($0 ?? 0) }
    change(Element.minimumInteritemSpacing, old) { layout.minimumInteritemSpacing = NibLength.clamped($0 ?? 0) }
    change(Element.itemSize, old) { if let size = $0 { layout.itemSize = CGSize(size) } }
    change(Element.headerReferenceSize, old) { layout.headerReferenceSize = $0.map { CGSize($0) } ?? .zero }
    change(Element.footerReferenceSize, old) { layout.footerReferenceSize = $0.map { CGSize($0) } ?? .zero }
    change(Element.sectionInset, old) { layout.sectionInset = $0.map { UIEdgeInsets($0) } ?? .zero }
  }

  // MARK: - Values

  /// Hands a property's value over where another part of the file says it than in the old traits; nil where none does.
  private func change<Value>(_ property: Property<Value>, _ old: Traits, _ set: (Value?) -> Void) {
    guard object.varies(property, from: old, to: nib.traits) else { return }
    set(object.value(property, in: nib.traits))
  }

  private func varyColor(_ property: Property<InterfaceBuilder.Color>, _ old: Traits, _ set: (UIColor?) -> Void) {
    change(property, old) { set(nib.color($0, at: object)) }
  }

  private func varyFont(_ property: Property<FontDescription>, _ old: Traits, _ set: (UIFont) -> Void) {
    change(property, old) { font in
      if let font = nib.font(font, at: object) { set(font) }
    }
  }
}

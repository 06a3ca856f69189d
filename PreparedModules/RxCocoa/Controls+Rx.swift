import Foundation
@_spi(Host) import ObjectiveCNames
import RxSwift
import UIKit

// MARK: - Any control

extension Reactive where Base: UIControl {
  /// Returns the events of the control.
  public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<()> {
    ControlEvent(
      events: Observable<Void>.create { [weak control = base] observer in
        MainScheduler.ensureRunningOnMainThread()
        guard let control else {
          observer.on(.completed)
          return Disposables.create()
        }
        return ControlTarget(control: control, controlEvents: controlEvents) { _ in observer.on(.next(())) }
      })
  }

  /// Returns a property of the control that some of its events change.
  ///
  /// - Parameters:
  ///   - editingEvents: The events.
  ///   - getter: A closure that returns the property.
  ///   - setter: A closure that sets the property.
  public func controlProperty<T>(
    editingEvents: UIControl.Event, getter: @escaping (Base) -> T, setter: @escaping (Base, T) -> Void
  ) -> ControlProperty<T> {
    let source = Observable<T>.create { [weak weakControl = base] observer in
      guard let control = weakControl else {
        observer.on(.completed)
        return Disposables.create()
      }
      observer.on(.next(getter(control)))
      return ControlTarget(control: control, controlEvents: editingEvents) { _ in
        if let control = weakControl { observer.on(.next(getter(control))) }
      }
    }
    return ControlProperty(values: source, valueSink: Binder(base, binding: setter))
  }

  /// Returns a property of the control that the user changes with its usual events.
  func controlPropertyWithDefaultEvents<T>(
    editingEvents: UIControl.Event = [.allEditingEvents, .valueChanged], getter: @escaping (Base) -> T,
    setter: @escaping (Base, T) -> Void
  ) -> ControlProperty<T> {
    controlProperty(editingEvents: editingEvents, getter: getter, setter: setter)
  }
}

/// An observer of a control's events, until it is disposed.
final class ControlTarget: RxTarget {
  private weak var control: UIControl?
  private let controlEvents: UIControl.Event
  private var action: UIAction?

  init(control: UIControl, controlEvents: UIControl.Event, callback: @escaping (UIControl) -> Void) {
    self.control = control
    self.controlEvents = controlEvents
    super.init()
    let action = UIAction { [weak control] _ in if let control { callback(control) } }
    self.action = action
    control.addAction(action, for: controlEvents)
  }

  override func dispose() {
    super.dispose()
    if let action { control?.removeAction(action, for: controlEvents) }
    action = nil
  }
}

// MARK: - Buttons

extension Reactive where Base: UIButton {
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  public func title(for controlState: UIControl.State = []) -> Binder<String?> {
    Binder(base) { button, title in button.setTitle(title, for: controlState) }
  }

  public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { button, image in button.setImage(image, for: controlState) }
  }

  public func backgroundImage(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { button, image in button.setBackgroundImage(image, for: controlState) }
  }

  public func attributedTitle(for controlState: UIControl.State = []) -> Binder<NSAttributedString?> {
    Binder(base) { button, title in button.setAttributedTitle(title, for: controlState) }
  }
}

extension Reactive where Base: UIBarButtonItem {
  /// The taps. They replace the target of the item.
  public var tap: ControlEvent<()> {
    let source = kept(key: &tapKey) {
      Observable<Void>.create { [weak item = base] observer in
        guard let item else {
          observer.on(.completed)
          return Disposables.create()
        }
        return BarButtonItemTarget(item) { observer.onNext(()) }
      }.share()
    }
    return ControlEvent(events: source)
  }
}

nonisolated(unsafe) private var tapKey: UInt8 = 0

private final class BarButtonItemTarget: RxTarget {
  private weak var item: UIBarButtonItem?
  private var callback: (() -> Void)?

  nonisolated(unsafe) private static let registered: Void = ObjectiveCClass.method(
    "rxcocoa_action:", BarButtonItemTarget.self
  ) { target, _ in target.callback?() }

  init(_ item: UIBarButtonItem, _ callback: @escaping () -> Void) {
    self.item = item
    self.callback = callback
    super.init()
    _ = Self.registered
    item.target = self
    item.action = Selector("rxcocoa_action:")
  }

  override func dispose() {
    super.dispose()
    callback = nil
    if item?.target === self {
      item?.target = nil
      item?.action = nil
    }
  }
}

extension Reactive where Base: UIGestureRecognizer {
  /// The recognizer, whenever it sends its message.
  public var event: ControlEvent<Base> {
    ControlEvent(
      events: Observable.create { [weak recognizer = base] observer in
        MainScheduler.ensureRunningOnMainThread()
        guard let recognizer else {
          observer.on(.completed)
          return Disposables.create()
        }
        return GestureTarget(recognizer) { if let base = $0 as? Base { observer.on(.next(base)) } }
      })
  }
}

private final class GestureTarget: RxTarget {
  private weak var recognizer: UIGestureRecognizer?
  private var callback: ((UIGestureRecognizer) -> Void)?

  nonisolated(unsafe) private static let registered: Void = ObjectiveCClass.method(
    "rxcocoa_eventHandler:", GestureTarget.self
  ) { target, _ in
    if let recognizer = target.recognizer { target.callback?(recognizer) }
  }

  init(_ recognizer: UIGestureRecognizer, _ callback: @escaping (UIGestureRecognizer) -> Void) {
    self.recognizer = recognizer
    self.callback = callback
    super.init()
    _ = Self.registered
    recognizer.addTarget(self, action: Selector("rxcocoa_eventHandler:"))
  }

  override func dispose() {
    super.dispose()
    callback = nil
    recognizer?.removeTarget(self, action: Selector("rxcocoa_eventHandler:"))
  }
}

// MARK: - Controls with values

extension Reactive where Base: UISwitch {
  public var isOn: ControlProperty<Bool> { value }

  public var value: ControlProperty<Bool> {
    controlPropertyWithDefaultEvents(getter: { $0.isOn }, setter: { $0.isOn = $1 })
  }
}

extension Reactive where Base: UISlider {
  public var value: ControlProperty<Float> {
    controlPropertyWithDefaultEvents(getter: { $0.value }, setter: { $0.value = $1 })
  }
}

extension Reactive where Base: UIStepper {
  public var value: ControlProperty<Double> {
    controlPropertyWithDefaultEvents(getter: { $0.value }, setter: { $0.value = $1 })
  }
}

extension Reactive where Base: UIDatePicker {
  public var date: ControlProperty<Date> { value }

  public var value: ControlProperty<Date> {
    controlPropertyWithDefaultEvents(getter: { $0.date }, setter: { $0.date = $1 })
  }

  public var countDownDuration: ControlProperty<TimeInterval> {
    controlPropertyWithDefaultEvents(
      getter: { $0.countDownDuration }, setter: { $0.countDownDuration = $1 })
  }
}

extension Reactive where Base: UISegmentedControl {
  public var selectedSegmentIndex: ControlProperty<Int> {
    controlPropertyWithDefaultEvents(
      getter: { $0.selectedSegmentIndex }, setter: { $0.selectedSegmentIndex = $1 })
  }

  public var value: ControlProperty<Int> { selectedSegmentIndex }

  public func enabledForSegment(at index: Int) -> Binder<Bool> {
    Binder(base) { control, isEnabled in control.setEnabled(isEnabled, forSegmentAt: index) }
  }

  public func titleForSegment(at index: Int) -> Binder<String?> {
    Binder(base) { control, title in control.setTitle(title, forSegmentAt: index) }
  }

  public func imageForSegment(at index: Int) -> Binder<UIImage?> {
    Binder(base) { control, image in control.setImage(image, forSegmentAt: index) }
  }
}

extension Reactive where Base: UIRefreshControl {
  /// A binder that begins and ends refreshing.
  public var isRefreshing: Binder<Bool> {
    Binder(base) { control, isRefreshing in
      if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
    }
  }
}

extension Reactive where Base: UIActivityIndicatorView {
  /// A binder that starts and stops the animation.
  public var isAnimating: Binder<Bool> {
    Binder(base) { view, isAnimating in
      if isAnimating { view.startAnimating() } else { view.stopAnimating() }
    }
  }
}

// MARK: - Text

extension Reactive where Base: UITextField {
  public var text: ControlProperty<String?> { value }

  public var value: ControlProperty<String?> {
    controlPropertyWithDefaultEvents(
      getter: { $0.text },
      // Setting the same text would move the cursor to the end.
      setter: { field, text in if field.text != text { field.text = text } })
  }

  public var attributedText: ControlProperty<NSAttributedString?> {
    controlPropertyWithDefaultEvents(
      getter: { $0.attributedText },
      setter: { field, text in if field.attributedText != text { field.attributedText = text } })
  }
}

/// A text field or a text view, and its text.
public struct TextInput<Base: UITextInput> {
  public let base: Base
  public let text: ControlProperty<String?>

  public init(base: Base, text: ControlProperty<String?>) {
    self.base = base
    self.text = text
  }
}

extension Reactive where Base: UITextField {
  public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
}

extension Reactive where Base: UITextView {
  public var textInput: TextInput<Base> { TextInput(base: base, text: text) }

  public var text: ControlProperty<String?> { value }

  public var value: ControlProperty<String?> {
    property({ $0.text }, { view, text in if view.text != text { view.text = text } })
  }

  public var attributedText: ControlProperty<NSAttributedString?> {
    property(
      { $0.attributedText },
      { view, text in if view.attributedText != text { view.attributedText = text } })
  }

  public var didBeginEditing: ControlEvent<()> { event("textViewDidBeginEditing:") }

  public var didEndEditing: ControlEvent<()> { event("textViewDidEndEditing:") }

  public var didChange: ControlEvent<()> { event("textViewDidChange:") }

  public var didChangeSelection: ControlEvent<()> { event("textViewDidChangeSelection:") }

  private func event(_ selector: String) -> ControlEvent<()> {
    ControlEvent(events: RxTextViewDelegateProxy.proxy(for: base).methodInvoked(Selector(selector)).map { _ in })
  }

  private func property<Value: Equatable>(
    _ getter: @escaping (UITextView) -> Value?, _ setter: @escaping (Base, Value?) -> Void
  ) -> ControlProperty<Value?> {
    let source = Observable<Value?>.deferred { [weak view = base] in
      guard let view else { return .empty() }
      // The text may change by typing, and by an app's editing of the storage.
      let typed = NotificationCenter.default.rx.notification(UITextView.textDidChangeNotification, object: view)
      let edited = view.textStorage.rx.didProcessEditingRangeChangeInLength.observed(on: MainScheduler.asyncInstance)
      return Observable.merge(typed.map { _ in }, edited.map { _ in })
        .map { [weak view] in view.flatMap(getter) }
        .startWith(getter(view))
        .distinctUntilChanged()
    }
    return ControlProperty(values: source, valueSink: Binder(base, binding: setter))
  }
}

extension Reactive where Base: NSTextStorage {
  public var delegate: DelegateProxy<NSTextStorage, NSTextStorageDelegate> {
    RxTextStorageDelegateProxy.proxy(for: base)
  }

  public var didProcessEditingRangeChangeInLength:
    Observable<(editedMask: NSTextStorage.EditActions, editedRange: NSRange, delta: Int)>
  {
    delegate.methodInvoked(Selector("textStorage:didProcessEditing:range:changeInLength:")).map { arguments in
      (
        editedMask: try castOrThrow(NSTextStorage.EditActions.self, arguments[1]),
        editedRange: try castOrThrow(NSRange.self, arguments[2]), delta: try castOrThrow(Int.self, arguments[3])
      )
    }
  }
}

// MARK: - Search

extension Reactive where Base: UISearchBar {
  public var delegate: DelegateProxy<UISearchBar, UISearchBarDelegate> { RxSearchBarDelegateProxy.proxy(for: base) }

  public var text: ControlProperty<String?> { value }

  public var value: ControlProperty<String?> {
    let source = Observable<String?>.deferred { [weak searchBar = base as UISearchBar] in
      guard let searchBar else { return .empty() }
      let delegate = searchBar.rx.delegate
      return Observable.merge(
        delegate.methodInvoked(Selector("searchBar:textDidChange:")),
        delegate.methodInvoked(Selector("searchBarTextDidEndEditing:"))
      )
      .map { [weak searchBar] _ in searchBar?.text }
      .startWith(searchBar.text)
    }
    return ControlProperty(
      values: source, valueSink: Binder(base) { (bar: UISearchBar, text: String?) in bar.text = text })
  }

  public var selectedScopeButtonIndex: ControlProperty<Int> {
    let source = Observable<Int>.deferred { [weak searchBar = base as UISearchBar] in
      guard let searchBar else { return .empty() }
      return searchBar.rx.delegate.methodInvoked(Selector("searchBar:selectedScopeButtonIndexDidChange:"))
        .map { try castOrThrow(Int.self, $0[1]) }
        .startWith(searchBar.selectedScopeButtonIndex)
    }
    return ControlProperty(
      values: source,
      valueSink: Binder(base) { (bar: UISearchBar, index: Int) in bar.selectedScopeButtonIndex = index })
  }

  public var cancelButtonClicked: ControlEvent<Void> { event("searchBarCancelButtonClicked:") }

  public var bookmarkButtonClicked: ControlEvent<Void> { event("searchBarBookmarkButtonClicked:") }

  public var resultsListButtonClicked: ControlEvent<Void> { event("searchBarResultsListButtonClicked:") }

  public var searchButtonClicked: ControlEvent<Void> { event("searchBarSearchButtonClicked:") }

  public var textDidBeginEditing: ControlEvent<Void> { event("searchBarTextDidBeginEditing:") }

  public var textDidEndEditing: ControlEvent<Void> { event("searchBarTextDidEndEditing:") }

  /// Forwards messages to a delegate until the result is disposed.
  public func setDelegate(_ delegate: UISearchBarDelegate) -> any Disposable {
    RxSearchBarDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
  }

  private func event(_ selector: String) -> ControlEvent<Void> {
    ControlEvent(events: delegate.methodInvoked(Selector(selector)).map { _ in })
  }
}

extension Reactive where Base: UISearchController {
  public var delegate: DelegateProxy<UISearchController, UISearchControllerDelegate> {
    RxSearchControllerDelegateProxy.proxy(for: base)
  }

  public var didDismiss: Observable<Void> { messages("didDismissSearchController:") }

  public var didPresent: Observable<Void> { messages("didPresentSearchController:") }

  public var present: Observable<Void> { messages("presentSearchController:") }

  public var willDismiss: Observable<Void> { messages("willDismissSearchController:") }

  public var willPresent: Observable<Void> { messages("willPresentSearchController:") }

  private func messages(_ selector: String) -> Observable<Void> {
    delegate.methodInvoked(Selector(selector)).map { _ in }
  }
}

// MARK: - Pickers

extension Reactive where Base: UIPickerView {
  public var delegate: DelegateProxy<UIPickerView, UIPickerViewDelegate> {
    RxPickerViewDelegateProxy.proxy(for: base)
  }

  public var dataSource: DelegateProxy<UIPickerView, UIPickerViewDataSource> {
    RxPickerViewDataSourceProxy.proxy(for: base)
  }

  public func setDelegate(_ delegate: UIPickerViewDelegate) -> any Disposable {
    RxPickerViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
  }

  public var itemSelected: ControlEvent<(row: Int, component: Int)> {
    let source = delegate.methodInvoked(Selector("pickerView:didSelectRow:inComponent:")).map {
      (row: try castOrThrow(Int.self, $0[1]), component: try castOrThrow(Int.self, $0[2]))
    }
    return ControlEvent(events: source)
  }

  /// Returns the models of all wheels, whenever one of them is turned.
  public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<[T]> {
    let source = itemSelected.flatMap { [weak view = base as UIPickerView] _, component -> Observable<[T]> in
      guard let view else { return .empty() }
      return .just(
        try (0..<view.numberOfComponents).map { component in
          try view.rx.model(at: IndexPath(row: view.selectedRow(inComponent: component), section: component))
        })
    }
    return ControlEvent(events: source)
  }

  /// Returns the model of a row, whose section is the wheel.
  public func model<T>(at indexPath: IndexPath) throws -> T {
    guard let source = dataSource.forwardToDelegate() as? SectionedViewDataSourceType else {
      throw RxCocoaError.itemsNotYetBound(object: base)
    }
    return try castOrThrow(T.self, try source.model(at: indexPath))
  }

  /// Binds the titles of one wheel's rows.
  public func itemTitles<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ titleForRow: @escaping (Int, Sequence.Element) -> String?) -> any Disposable
  where Source.Element == Sequence {
    { titleForRow in
      items(adapter: PickerAdapter<Sequence>(title: titleForRow))(source)
    }
  }

  /// Binds the titles of one wheel's rows.
  public func itemAttributedTitles<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ attributedTitleForRow: @escaping (Int, Sequence.Element) -> NSAttributedString?) -> any Disposable
  where Source.Element == Sequence {
    { titleForRow in
      items(adapter: PickerAdapter<Sequence>(attributedTitle: titleForRow))(source)
    }
  }

  /// Binds the views of one wheel's rows.
  public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ viewForRow: @escaping (Int, Sequence.Element, UIView?) -> UIView) -> any Disposable
  where Source.Element == Sequence {
    { viewForRow in
      items(adapter: PickerViewAdapter<Sequence>(view: viewForRow))(source)
    }
  }

  /// Binds values to an adapter.
  public func items<
    Source: ObservableType, Adapter: RxPickerViewDataSourceType & UIPickerViewDataSource & UIPickerViewDelegate
  >(
    adapter: Adapter
  ) -> (_ source: Source) -> any Disposable where Source.Element == Adapter.Element {
    { source in
      let delegate = base.rx.setDelegate(adapter)
      let values = source.subscribeDataSource(
        of: base, proxy: RxPickerViewDataSourceProxy.self, adapter, isRetained: true
      ) { [weak view = base as UIPickerView] event in
        if let view { adapter.pickerView(view, observedEvent: event) }
      }
      return Disposables.create(delegate, values)
    }
  }
}

/// A data source for pickers that receives the bound values.
public protocol RxPickerViewDataSourceType {
  associatedtype Element

  func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Element>)
}

/// One wheel with titles.
private class PickerAdapter<Sequence: Swift.Sequence>: NSObject, UIPickerViewDataSource, UIPickerViewDelegate,
  RxPickerViewDataSourceType, SectionedViewDataSourceType
{
  typealias Element = Sequence

  private(set) var items: [Sequence.Element] = []
  private let title: (Int, Sequence.Element) -> String?
  private let attributedTitle: (Int, Sequence.Element) -> NSAttributedString?

  init(
    title: @escaping (Int, Sequence.Element) -> String? = { _, _ in nil },
    attributedTitle: @escaping (Int, Sequence.Element) -> NSAttributedString? = { _, _ in nil }
  ) {
    self.title = title
    self.attributedTitle = attributedTitle
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard items.indices.contains(indexPath.row) else { throw RxCocoaError.itemsNotYetBound(object: self) }
    return items[indexPath.row]
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { items.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    title(row, items[row])
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { attributedTitle(row, items[row]) }

  func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Sequence>) {
    Binder(self) { (adapter: PickerAdapter, items: Sequence) in
      adapter.items = Array(items)
      pickerView.reloadAllComponents()
    }
    .on(observedEvent)
  }
}

/// One wheel with views.
private final class PickerViewAdapter<Sequence: Swift.Sequence>: PickerAdapter<Sequence> {
  private let view: (Int, Sequence.Element, UIView?) -> UIView

  init(view: @escaping (Int, Sequence.Element, UIView?) -> UIView) {
    self.view = view
    super.init()
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { self.view(row, items[row], view) }
}

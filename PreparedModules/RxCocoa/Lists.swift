import Foundation
import RxSwift
import UIKit

// Bindings of items to tables and collection views, and their events.

/// A data source that provides the model of each index path.
public protocol SectionedViewDataSourceType {
  /// Returns the model of a row or item.
  func model(at indexPath: IndexPath) throws -> Any
}

/// A data source for tables that receives the bound values.
public protocol RxTableViewDataSourceType {
  associatedtype Element

  func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

/// A data source for collection views that receives the bound values.
public protocol RxCollectionViewDataSourceType {
  associatedtype Element

  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

extension ObservableType {
  /// Sets an object as the data source of a view and passes values to it, until the result is disposed.
  func subscribeDataSource<Proxy: DelegateProxyType>(
    of view: Proxy.ParentObject, proxy: Proxy.Type, _ dataSource: Proxy.Delegate, isRetained: Bool,
    _ binding: @escaping (Event<Element>) -> Void
  ) -> any Disposable where Proxy.ParentObject: UIView {
    let installed = Proxy.installForwardDelegate(dataSource, retainDelegate: isRetained, onProxyForObject: view)
    let subscription = asObservable()
      .observed(on: MainScheduler())
      .recovered { error in
        bindingError(error)
        return .empty()
      }
      // The items remain after the source completes.
      .concat(Observable.never())
      .subscribe { [weak view] (event: Event<Element>) in
        if let view { assert(Proxy.currentDelegate(for: view) != nil, "The data source of \(view) was set to nil") }
        binding(event)
        switch event {
        case .error(let error): bindingError(error)
        case .completed: installed.dispose()
        case .next: break
        }
      }
    return Disposables.create { [weak view] in
      subscription.dispose()
      // Pending layout still uses the old data source.
      view?.layoutIfNeeded()
      installed.dispose()
    }
  }
}

// MARK: - Tables

extension Reactive where Base: UITableView {
  /// Binds rows to cells that a closure creates.
  public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell) -> any Disposable
  where Source.Element == Sequence {
    { cellFactory in
      let dataSource = RxTableViewReactiveArrayDataSourceSequenceWrapper<Sequence>(cellFactory: cellFactory)
      return items(dataSource: dataSource)(source)
    }
  }

  /// Binds rows to cells with an identifier, which a closure configures.
  public func items<Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> any Disposable
  where Source.Element == Sequence {
    { source in
      { configureCell in
        let dataSource = RxTableViewReactiveArrayDataSourceSequenceWrapper<Sequence> { table, row, item in
          let indexPath = IndexPath(item: row, section: 0)
          let dequeued = table.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
          guard let cell = dequeued as? Cell else {
            fatalError("The cell \"\(cellIdentifier)\" is a \(type(of: dequeued)), not a \(Cell.self)")
          }
          configureCell(row, item, cell)
          return cell
        }
        return items(dataSource: dataSource)(source)
      }
    }
  }

  /// Binds values to a data source.
  public func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { source in
      // The proxy of the delegate must exist before rows.
      _ = delegate
      return source.subscribeDataSource(
        of: base, proxy: RxTableViewDataSourceProxy.self, dataSource, isRetained: true
      ) { [weak table = base as UITableView] event in
        if let table { dataSource.tableView(table, observedEvent: event) }
      }
    }
  }

  public var dataSource: DelegateProxy<UITableView, UITableViewDataSource> {
    RxTableViewDataSourceProxy.proxy(for: base)
  }

  /// Forwards messages to a data source until the result is disposed.
  public func setDataSource(_ dataSource: UITableViewDataSource) -> any Disposable {
    RxTableViewDataSourceProxy.installForwardDelegate(dataSource, retainDelegate: false, onProxyForObject: base)
  }

  public var itemSelected: ControlEvent<IndexPath> { paths("tableView:didSelectRowAtIndexPath:") }

  public var itemDeselected: ControlEvent<IndexPath> { paths("tableView:didDeselectRowAtIndexPath:") }

  public var itemHighlighted: ControlEvent<IndexPath> { paths("tableView:didHighlightRowAtIndexPath:") }

  public var itemUnhighlighted: ControlEvent<IndexPath> { paths("tableView:didUnhighlightRowAtIndexPath:") }

  public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
    paths("tableView:accessoryButtonTappedForRowWithIndexPath:")
  }

  public var itemInserted: ControlEvent<IndexPath> { edits(.insert) }

  public var itemDeleted: ControlEvent<IndexPath> { edits(.delete) }

  public var itemMoved: ControlEvent<ItemMovedEvent> {
    ControlEvent(
      events: dataSource.methodInvoked(Selector("tableView:moveRowAtIndexPath:toIndexPath:")).map { arguments in
        (
          sourceIndex: try castOrThrow(IndexPath.self, arguments[1]),
          destinationIndex: try castOrThrow(IndexPath.self, arguments[2])
        )
      })
  }

  public var willDisplayCell: ControlEvent<WillDisplayCellEvent> {
    cells("tableView:willDisplayCell:forRowAtIndexPath:")
  }

  public var didEndDisplayingCell: ControlEvent<DidEndDisplayingCellEvent> {
    cells("tableView:didEndDisplayingCell:forRowAtIndexPath:")
  }

  public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemSelected) }

  public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemDeselected) }

  public func modelDeleted<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemDeleted) }

  /// Returns the model of a row. It throws an error if the data source is not from `rx.items`.
  public func model<T>(at indexPath: IndexPath) throws -> T {
    guard let source = dataSource.forwardToDelegate() as? SectionedViewDataSourceType else {
      throw RxCocoaError.itemsNotYetBound(object: base)
    }
    return try castOrThrow(T.self, try source.model(at: indexPath))
  }

  /// Forwards messages to a prefetching data source until the result is disposed.
  public func setPrefetchDataSource(_ prefetchDataSource: UITableViewDataSourcePrefetching) -> any Disposable {
    RxTableViewDataSourcePrefetchingProxy.installForwardDelegate(
      prefetchDataSource, retainDelegate: false, onProxyForObject: base)
  }

  public var prefetchDataSource: DelegateProxy<UITableView, UITableViewDataSourcePrefetching> {
    RxTableViewDataSourcePrefetchingProxy.proxy(for: base)
  }

  public var prefetchRows: ControlEvent<[IndexPath]> { prefetches("tableView:prefetchRowsAtIndexPaths:") }

  public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> {
    prefetches("tableView:cancelPrefetchingForRowsAtIndexPaths:")
  }

  private func paths(_ selector: String) -> ControlEvent<IndexPath> {
    ControlEvent(
      events: delegate.methodInvoked(Selector(selector)).map { try castOrThrow(IndexPath.self, $0[1]) })
  }

  private func edits(_ style: UITableViewCell.EditingStyle) -> ControlEvent<IndexPath> {
    ControlEvent(
      events: dataSource.methodInvoked(Selector("tableView:commitEditingStyle:forRowAtIndexPath:"))
        .filter { $0[1] as? UITableViewCell.EditingStyle == style }
        .map { try castOrThrow(IndexPath.self, $0[2]) })
  }

  private func cells(_ selector: String) -> ControlEvent<WillDisplayCellEvent> {
    ControlEvent(
      events: delegate.methodInvoked(Selector(selector)).map { arguments in
        (
          cell: try castOrThrow(UITableViewCell.self, arguments[1]),
          indexPath: try castOrThrow(IndexPath.self, arguments[2])
        )
      })
  }

  private func prefetches(_ selector: String) -> ControlEvent<[IndexPath]> {
    ControlEvent(
      events: prefetchDataSource.methodInvoked(Selector(selector)).map { try castOrThrow([IndexPath].self, $0[1]) })
  }

  private func models<T>(_ paths: ControlEvent<IndexPath>) -> ControlEvent<T> {
    let source = paths.flatMap { [weak view = base as UITableView] indexPath -> Observable<T> in
      guard let view else { return .empty() }
      return .just(try view.rx.model(at: indexPath))
    }
    return ControlEvent(events: source)
  }
}

/// A cell that is about to be displayed, and its row.
public typealias WillDisplayCellEvent = (cell: UITableViewCell, indexPath: IndexPath)

/// A cell that is no longer displayed, and its row.
public typealias DidEndDisplayingCellEvent = (cell: UITableViewCell, indexPath: IndexPath)

/// The old and the new index path of an item.
public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)

/// The rows of a bound sequence, in one section.
final class RxTableViewReactiveArrayDataSourceSequenceWrapper<Sequence: Swift.Sequence>: NSObject,
  UITableViewDataSource,
  RxTableViewDataSourceType, SectionedViewDataSourceType
{
  typealias Element = Sequence

  private var models: [Sequence.Element]?
  private let cellFactory: (UITableView, Int, Sequence.Element) -> UITableViewCell

  init(cellFactory: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell) {
    self.cellFactory = cellFactory
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard indexPath.section == 0, let models, models.indices.contains(indexPath.row) else {
      throw RxCocoaError.itemsNotYetBound(object: self)
    }
    return models[indexPath.row]
  }

  func numberOfSections(in tableView: UITableView) -> Int { 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { models?.count ?? 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let models else { fatalError("\(tableView) requests a row, but no items are bound to it yet") }
    return cellFactory(tableView, indexPath.item, models[indexPath.row])
  }

  func tableView(_ tableView: UITableView, observedEvent: Event<Sequence>) {
    Binder(self) { (source: RxTableViewReactiveArrayDataSourceSequenceWrapper, items: Sequence) in
      source.models = Array(items)
      tableView.reloadData()
    }
    .on(observedEvent)
  }
}

// MARK: - Collections

extension Reactive where Base: UICollectionView {
  public typealias DisplayCollectionViewCellEvent = (cell: UICollectionViewCell, at: IndexPath)
  public typealias DisplayCollectionViewSupplementaryViewEvent = (
    supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath
  )

  /// Binds items to cells that a closure creates.
  public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell) -> any Disposable
  where Source.Element == Sequence {
    { cellFactory in
      let dataSource = RxCollectionViewReactiveArrayDataSourceSequenceWrapper<Sequence>(cellFactory: cellFactory)
      return items(dataSource: dataSource)(source)
    }
  }

  /// Binds items to cells with an identifier, which a closure configures.
  public func items<Sequence: Swift.Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> any Disposable
  where Source.Element == Sequence {
    { source in
      { configureCell in
        let dataSource = RxCollectionViewReactiveArrayDataSourceSequenceWrapper<Sequence> { view, item, model in
          let indexPath = IndexPath(item: item, section: 0)
          let dequeued = view.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: indexPath)
          guard let cell = dequeued as? Cell else {
            fatalError("The cell \"\(cellIdentifier)\" is a \(type(of: dequeued)), not a \(Cell.self)")
          }
          configureCell(item, model, cell)
          return cell
        }
        return items(dataSource: dataSource)(source)
      }
    }
  }

  /// Binds values to a data source.
  public func items<
    DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { source in
      // The proxy of the delegate must exist before items.
      _ = delegate
      return source.subscribeDataSource(
        of: base, proxy: RxCollectionViewDataSourceProxy.self, dataSource, isRetained: true
      ) { [weak view = base as UICollectionView] event in
        if let view { dataSource.collectionView(view, observedEvent: event) }
      }
    }
  }

  public var dataSource: DelegateProxy<UICollectionView, UICollectionViewDataSource> {
    RxCollectionViewDataSourceProxy.proxy(for: base)
  }

  /// Forwards messages to a data source until the result is disposed.
  public func setDataSource(_ dataSource: UICollectionViewDataSource) -> any Disposable {
    RxCollectionViewDataSourceProxy.installForwardDelegate(
      dataSource, retainDelegate: false, onProxyForObject: base)
  }

  public var itemSelected: ControlEvent<IndexPath> { paths("collectionView:didSelectItemAtIndexPath:") }

  public var itemDeselected: ControlEvent<IndexPath> { paths("collectionView:didDeselectItemAtIndexPath:") }

  public var itemHighlighted: ControlEvent<IndexPath> { paths("collectionView:didHighlightItemAtIndexPath:") }

  public var itemUnhighlighted: ControlEvent<IndexPath> { paths("collectionView:didUnhighlightItemAtIndexPath:") }

  public var willDisplayCell: ControlEvent<DisplayCollectionViewCellEvent> {
    cells("collectionView:willDisplayCell:forItemAtIndexPath:")
  }

  public var didEndDisplayingCell: ControlEvent<DisplayCollectionViewCellEvent> {
    cells("collectionView:didEndDisplayingCell:forItemAtIndexPath:")
  }

  public var willDisplaySupplementaryView: ControlEvent<DisplayCollectionViewSupplementaryViewEvent> {
    supplements("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:")
  }

  public var didEndDisplayingSupplementaryView: ControlEvent<DisplayCollectionViewSupplementaryViewEvent> {
    supplements("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:")
  }

  public var itemMoved: ControlEvent<ItemMovedEvent> {
    ControlEvent(
      events: dataSource.methodInvoked(Selector("collectionView:moveItemAtIndexPath:toIndexPath:")).map { arguments in
        (
          sourceIndex: try castOrThrow(IndexPath.self, arguments[1]),
          destinationIndex: try castOrThrow(IndexPath.self, arguments[2])
        )
      })
  }

  public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemSelected) }

  public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemDeselected) }

  /// Returns the model of an item. It throws an error if the data source is not from `rx.items`.
  public func model<T>(at indexPath: IndexPath) throws -> T {
    guard let source = dataSource.forwardToDelegate() as? SectionedViewDataSourceType else {
      throw RxCocoaError.itemsNotYetBound(object: base)
    }
    return try castOrThrow(T.self, try source.model(at: indexPath))
  }

  /// Forwards messages to a prefetching data source until the result is disposed.
  public func setPrefetchDataSource(_ prefetchDataSource: UICollectionViewDataSourcePrefetching) -> any Disposable {
    RxCollectionViewDataSourcePrefetchingProxy.installForwardDelegate(
      prefetchDataSource, retainDelegate: false, onProxyForObject: base)
  }

  public var prefetchDataSource: DelegateProxy<UICollectionView, UICollectionViewDataSourcePrefetching> {
    RxCollectionViewDataSourcePrefetchingProxy.proxy(for: base)
  }

  public var prefetchItems: ControlEvent<[IndexPath]> { prefetches("collectionView:prefetchItemsAtIndexPaths:") }

  public var cancelPrefetchingForItems: ControlEvent<[IndexPath]> {
    prefetches("collectionView:cancelPrefetchingForItemsAtIndexPaths:")
  }

  private func paths(_ selector: String) -> ControlEvent<IndexPath> {
    ControlEvent(
      events: delegate.methodInvoked(Selector(selector)).map { try castOrThrow(IndexPath.self, $0[1]) })
  }

  private func cells(_ selector: String) -> ControlEvent<DisplayCollectionViewCellEvent> {
    ControlEvent(
      events: delegate.methodInvoked(Selector(selector)).map { arguments in
        (
          cell: try castOrThrow(UICollectionViewCell.self, arguments[1]),
          at: try castOrThrow(IndexPath.self, arguments[2])
        )
      })
  }

  private func supplements(
    _ selector: String
  ) -> ControlEvent<DisplayCollectionViewSupplementaryViewEvent> {
    ControlEvent(
      events: delegate.methodInvoked(Selector(selector)).map { arguments in
        (
          supplementaryView: try castOrThrow(UICollectionReusableView.self, arguments[1]),
          elementKind: try castOrThrow(String.self, arguments[2]),
          at: try castOrThrow(IndexPath.self, arguments[3])
        )
      })
  }

  private func prefetches(_ selector: String) -> ControlEvent<[IndexPath]> {
    ControlEvent(
      events: prefetchDataSource.methodInvoked(Selector(selector)).map { try castOrThrow([IndexPath].self, $0[1]) })
  }

  private func models<T>(_ paths: ControlEvent<IndexPath>) -> ControlEvent<T> {
    let source = paths.flatMap { [weak view = base as UICollectionView] indexPath -> Observable<T> in
      guard let view else { return .empty() }
      return .just(try view.rx.model(at: indexPath))
    }
    return ControlEvent(events: source)
  }
}

/// The items of a bound sequence, in one section.
final class RxCollectionViewReactiveArrayDataSourceSequenceWrapper<Sequence: Swift.Sequence>: NSObject,
  UICollectionViewDataSource, RxCollectionViewDataSourceType, SectionedViewDataSourceType
{
  typealias Element = Sequence

  private var models: [Sequence.Element]?
  private let cellFactory: (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell

  init(cellFactory: @escaping (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell) {
    self.cellFactory = cellFactory
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard indexPath.section == 0, let models, models.indices.contains(indexPath.item) else {
      throw RxCocoaError.itemsNotYetBound(object: self)
    }
    return models[indexPath.item]
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    models?.count ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let models else { fatalError("\(collectionView) requests an item, but no items are bound to it yet") }
    return cellFactory(collectionView, indexPath.item, models[indexPath.item])
  }

  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Sequence>) {
    Binder(self) { (source: RxCollectionViewReactiveArrayDataSourceSequenceWrapper, items: Sequence) in
      source.models = Array(items)
      collectionView.reloadData()
      collectionView.collectionViewLayout.invalidateLayout()
    }
    .on(observedEvent)
  }
}

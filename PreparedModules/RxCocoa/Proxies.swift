import Foundation
import RxSwift
import UIKit
import WebKit

// The proxies of UIKit's delegates. Their methods are in Forwarding.swift and Forwarding+Lists.swift.

/// A delegate with the default implementations, which is used if the app has set none.
final class Defaults: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout, UITableViewDataSource,
  UICollectionViewDataSource, UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching,
  UITextViewDelegate, UISearchBarDelegate, UISearchControllerDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate, UITabBarDelegate, UIPickerViewDelegate, UIPickerViewDataSource, NSTextStorageDelegate,
  WKNavigationDelegate
{
  nonisolated(unsafe) static let shared = Defaults()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    fatalError("\(tableView) requests the row \(indexPath), but no items are bound to it")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    fatalError("\(collectionView) requests the item \(indexPath), but no items are bound to it")
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
}

// MARK: - Scroll views, lists and text views

open class RxScrollViewDelegateProxy: DelegateProxy<UIScrollView, UIScrollViewDelegate>, DelegateProxyType {
  public private(set) weak var scrollView: UIScrollView?

  private var offsetSubject: BehaviorSubject<CGPoint>?
  private var scrollSubject: PublishSubject<Void>?

  /// The offset, beginning with the current one.
  var contentOffsetBehaviorSubject: BehaviorSubject<CGPoint> {
    if let offsetSubject { return offsetSubject }
    let subject = BehaviorSubject<CGPoint>(value: scrollView?.contentOffset ?? .zero)
    offsetSubject = subject
    return subject
  }

  /// An event for each scrolling.
  var contentOffsetPublishSubject: PublishSubject<Void> {
    if let scrollSubject { return scrollSubject }
    let subject = PublishSubject<Void>()
    scrollSubject = subject
    return subject
  }

  public init(scrollView: ParentObject) {
    self.scrollView = scrollView
    super.init(parentObject: scrollView, delegateProxy: RxScrollViewDelegateProxy.self)
  }

  public class func registerKnownImplementations() {
    register { (parent: UIScrollView) in RxScrollViewDelegateProxy(scrollView: parent) }
    register { (parent: UITableView) in RxTableViewDelegateProxy(tableView: parent) }
    register { (parent: UICollectionView) in RxCollectionViewDelegateProxy(collectionView: parent) }
    register { (parent: UITextView) in RxTextViewDelegateProxy(textView: parent) }
  }

  // Lists and text views have other types of delegates, each in its own property.
  public class func currentDelegate(for object: UIScrollView) -> UIScrollViewDelegate? {
    switch object {
    case let table as UITableView: table.delegate
    case let collection as UICollectionView: collection.delegate
    case let text as UITextView: text.delegate
    default: object.delegate
    }
  }

  public class func setCurrentDelegate(_ delegate: UIScrollViewDelegate?, to object: UIScrollView) {
    switch object {
    case let table as UITableView: table.delegate = delegate as? UITableViewDelegate
    case let collection as UICollectionView: collection.delegate = delegate as? UICollectionViewDelegate
    case let text as UITextView: text.delegate = delegate as? UITextViewDelegate
    default: object.delegate = delegate
    }
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsetSubject?.onNext(scrollView.contentOffset)
    scrollSubject?.onNext(())
    send(["scrollViewDidScroll:"], [scrollView]) {
      (_forwardToDelegate as? UIScrollViewDelegate)?.scrollViewDidScroll(scrollView)
    }
  }

  deinit {
    offsetSubject?.onCompleted()
    scrollSubject?.onCompleted()
  }
}

open class RxTableViewDelegateProxy: RxScrollViewDelegateProxy {
  public private(set) weak var tableView: UITableView?

  public init(tableView: UITableView) {
    self.tableView = tableView
    super.init(scrollView: tableView)
  }
}

open class RxCollectionViewDelegateProxy: RxScrollViewDelegateProxy {
  public private(set) weak var collectionView: UICollectionView?

  public init(collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init(scrollView: collectionView)
  }
}

open class RxTextViewDelegateProxy: RxScrollViewDelegateProxy {
  public private(set) weak var textView: UITextView?

  public init(textView: UITextView) {
    self.textView = textView
    super.init(scrollView: textView)
  }

  public func textViewDidChange(_ textView: UITextView) {
    send(["textViewDidChange:"], [textView]) {
      (_forwardToDelegate as? UITextViewDelegate)?.textViewDidChange(textView)
    }
  }
}

extension UITableView: HasDataSource {
  public typealias DataSource = UITableViewDataSource
}

open class RxTableViewDataSourceProxy: DelegateProxy<UITableView, UITableViewDataSource>, DelegateProxyType {
  public private(set) weak var tableView: UITableView?

  public init(tableView: UITableView) {
    self.tableView = tableView
    super.init(parentObject: tableView, delegateProxy: RxTableViewDataSourceProxy.self)
  }

  public class func registerKnownImplementations() {
    register { (parent: UITableView) in RxTableViewDataSourceProxy(tableView: parent) }
  }
}

extension UICollectionView: HasDataSource {
  public typealias DataSource = UICollectionViewDataSource
}

open class RxCollectionViewDataSourceProxy: DelegateProxy<UICollectionView, UICollectionViewDataSource>,
  DelegateProxyType
{
  public private(set) weak var collectionView: UICollectionView?

  public init(collectionView: ParentObject) {
    self.collectionView = collectionView
    super.init(parentObject: collectionView, delegateProxy: RxCollectionViewDataSourceProxy.self)
  }

  public class func registerKnownImplementations() {
    register { (parent: UICollectionView) in RxCollectionViewDataSourceProxy(collectionView: parent) }
  }
}

extension UITableView: HasPrefetchDataSource {
  public typealias PrefetchDataSource = UITableViewDataSourcePrefetching
}

open class RxTableViewDataSourcePrefetchingProxy: DelegateProxy<UITableView, UITableViewDataSourcePrefetching>,
  DelegateProxyType
{
  public private(set) weak var tableView: UITableView?

  public init(tableView: ParentObject) {
    self.tableView = tableView
    super.init(parentObject: tableView, delegateProxy: RxTableViewDataSourcePrefetchingProxy.self)
  }

  public class func registerKnownImplementations() {
    register { (parent: UITableView) in RxTableViewDataSourcePrefetchingProxy(tableView: parent) }
  }

  public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    send(["tableView:prefetchRowsAtIndexPaths:", "tableView:prefetchRowsAt:"], [tableView, indexPaths]) {
      forwardToDelegate()?.tableView(tableView, prefetchRowsAt: indexPaths)
    }
  }
}

extension UICollectionView: HasPrefetchDataSource {
  public typealias PrefetchDataSource = UICollectionViewDataSourcePrefetching
}

open class RxCollectionViewDataSourcePrefetchingProxy: DelegateProxy<
  UICollectionView, UICollectionViewDataSourcePrefetching
>, DelegateProxyType
{
  public private(set) weak var collectionView: UICollectionView?

  public init(collectionView: ParentObject) {
    self.collectionView = collectionView
    super.init(parentObject: collectionView, delegateProxy: RxCollectionViewDataSourcePrefetchingProxy.self)
  }

  public class func registerKnownImplementations() {
    register { (parent: UICollectionView) in RxCollectionViewDataSourcePrefetchingProxy(collectionView: parent) }
  }

  public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    send(
      ["collectionView:prefetchItemsAtIndexPaths:", "collectionView:prefetchItemsAt:"], [collectionView, indexPaths]
    ) {
      forwardToDelegate()?.collectionView(collectionView, prefetchItemsAt: indexPaths)
    }
  }
}

// MARK: - Others

extension UISearchBar: HasDelegate {
  public typealias Delegate = UISearchBarDelegate
}

open class RxSearchBarDelegateProxy: DelegateProxy<UISearchBar, UISearchBarDelegate>, DelegateProxyType {
  public private(set) weak var searchBar: UISearchBar?

  public init(searchBar: ParentObject) {
    self.searchBar = searchBar
    super.init(parentObject: searchBar, delegateProxy: RxSearchBarDelegateProxy.self)
  }

  public class func registerKnownImplementations() {
    register { (parent: UISearchBar) in RxSearchBarDelegateProxy(searchBar: parent) }
  }
}

extension UISearchController: HasDelegate {
  public typealias Delegate = UISearchControllerDelegate
}

open class RxSearchControllerDelegateProxy: DelegateProxy<UISearchController, UISearchControllerDelegate>,
  DelegateProxyType
{
  public private(set) weak var searchController: UISearchController?

  public init(searchController: ParentObject) {
    self.searchController = searchController
    super.init(parentObject: searchController, delegateProxy: RxSearchControllerDelegateProxy.self)
  }

  public class func registerKnownImplementations() {
    register { (parent: UISearchController) in RxSearchControllerDelegateProxy(searchController: parent) }
  }
}

extension UINavigationController: HasDelegate {
  public typealias Delegate = UINavigationControllerDelegate
}

open class RxNavigationControllerDelegateProxy: DelegateProxy<UINavigationController, UINavigationControllerDelegate>,
  DelegateProxyType
{
  public private(set) weak var navigationController: UINavigationController?

  public init(navigationController: ParentObject) {
    self.navigationController = navigationController
    super.init(parentObject: navigationController, delegateProxy: RxNavigationControllerDelegateProxy.self)
  }

  public class func registerKnownImplementations() {
    register { (parent: UINavigationController) in RxNavigationControllerDelegateProxy(navigationController: parent) }
  }
}

extension UITabBarController: HasDelegate {
  public typealias Delegate = UITabBarControllerDelegate
}

open class RxTabBarControllerDelegateProxy: DelegateProxy<UITabBarController, UITabBarControllerDelegate>,
  DelegateProxyType
{
  public private(set) weak var tabBar: UITabBarController?

  public init(tabBar: ParentObject) {
    self.tabBar = tabBar
    super.init(parentObject: tabBar, delegateProxy: RxTabBarControllerDelegateProxy.self)
  }

  public class func registerKnownImplementations() {
    register { (parent: UITabBarController) in RxTabBarControllerDelegateProxy(tabBar: parent) }
  }
}

extension UITabBar: HasDelegate {
  public typealias Delegate = UITabBarDelegate
}

open class RxTabBarDelegateProxy: DelegateProxy<UITabBar, UITabBarDelegate>, DelegateProxyType {
  public private(set) weak var tabBar: UITabBar?

  public init(tabBar: ParentObject) {
    self.tabBar = tabBar
    super.init(parentObject: tabBar, delegateProxy: RxTabBarDelegateProxy.self)
  }

  public class func registerKnownImplementations() {
    register { (parent: UITabBar) in RxTabBarDelegateProxy(tabBar: parent) }
  }
}

extension UIPickerView: HasDelegate {
  public typealias Delegate = UIPickerViewDelegate
}

open class RxPickerViewDelegateProxy: DelegateProxy<UIPickerView, UIPickerViewDelegate>, DelegateProxyType {
  public private(set) weak var pickerView: UIPickerView?

  public init(pickerView: ParentObject) {
    self.pickerView = pickerView
    super.init(parentObject: pickerView, delegateProxy: RxPickerViewDelegateProxy.self)
  }

  public class func registerKnownImplementations() {
    register { (parent: UIPickerView) in RxPickerViewDelegateProxy(pickerView: parent) }
  }
}

extension UIPickerView: HasDataSource {
  public typealias DataSource = UIPickerViewDataSource
}

open class RxPickerViewDataSourceProxy: DelegateProxy<UIPickerView, UIPickerViewDataSource>, DelegateProxyType {
  public private(set) weak var pickerView: UIPickerView?

  public init(pickerView: ParentObject) {
    self.pickerView = pickerView
    super.init(parentObject: pickerView, delegateProxy: RxPickerViewDataSourceProxy.self)
  }

  public class func registerKnownImplementations() {
    register { (parent: UIPickerView) in RxPickerViewDataSourceProxy(pickerView: parent) }
  }
}

extension NSTextStorage: HasDelegate {
  public typealias Delegate = NSTextStorageDelegate
}

open class RxTextStorageDelegateProxy: DelegateProxy<NSTextStorage, NSTextStorageDelegate>, DelegateProxyType {
  public private(set) weak var textStorage: NSTextStorage?

  public init(textStorage: ParentObject) {
    self.textStorage = textStorage
    super.init(parentObject: textStorage, delegateProxy: RxTextStorageDelegateProxy.self)
  }

  public class func registerKnownImplementations() {
    register { (parent: NSTextStorage) in RxTextStorageDelegateProxy(textStorage: parent) }
  }
}

open class RxWKNavigationDelegateProxy: DelegateProxy<WKWebView, WKNavigationDelegate>, DelegateProxyType {
  public private(set) weak var webView: WKWebView?

  public init(webView: ParentObject) {
    self.webView = webView
    super.init(parentObject: webView, delegateProxy: RxWKNavigationDelegateProxy.self)
  }

  public class func registerKnownImplementations() {
    register { (parent: WKWebView) in RxWKNavigationDelegateProxy(webView: parent) }
  }

  public class func currentDelegate(for object: WKWebView) -> WKNavigationDelegate? { object.navigationDelegate }

  public class func setCurrentDelegate(_ delegate: WKNavigationDelegate?, to object: WKWebView) {
    object.navigationDelegate = delegate
  }
}

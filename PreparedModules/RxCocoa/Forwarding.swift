import Foundation
import UIKit
import WebKit

// Each method is forwarded to the app's delegate. Methods without a result are also reported by `sentMessage` and
// `methodInvoked`.

extension RxTextViewDelegateProxy: UITextViewDelegate {
  /// The app's delegate, or the default implementations.
  private var forwardedTextViewDelegate: any UITextViewDelegate {
    (_forwardToDelegate as? any UITextViewDelegate) ?? Defaults.shared
  }

  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    forwardedTextViewDelegate.textViewShouldBeginEditing(textView)
  }

  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    forwardedTextViewDelegate.textViewShouldEndEditing(textView)
  }

  public func textViewDidBeginEditing(_ textView: UITextView) {
    send(["textViewDidBeginEditing:"], [textView]) {
      forwardedTextViewDelegate.textViewDidBeginEditing(textView)
    }
  }

  public func textViewDidEndEditing(_ textView: UITextView) {
    send(["textViewDidEndEditing:"], [textView]) {
      forwardedTextViewDelegate.textViewDidEndEditing(textView)
    }
  }

  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    forwardedTextViewDelegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }

  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    forwardedTextViewDelegate.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }

  public func textViewDidChangeSelection(_ textView: UITextView) {
    send(["textViewDidChangeSelection:"], [textView]) {
      forwardedTextViewDelegate.textViewDidChangeSelection(textView)
    }
  }
}

extension RxSearchBarDelegateProxy: UISearchBarDelegate {
  /// The app's delegate, or the default implementations.
  private var forwardedSearchBarDelegate: any UISearchBarDelegate {
    (_forwardToDelegate as? any UISearchBarDelegate) ?? Defaults.shared
  }

  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    forwardedSearchBarDelegate.searchBarShouldBeginEditing(searchBar)
  }

  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    send(["searchBarTextDidBeginEditing:"], [searchBar]) {
      forwardedSearchBarDelegate.searchBarTextDidBeginEditing(searchBar)
    }
  }

  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    forwardedSearchBarDelegate.searchBarShouldEndEditing(searchBar)
  }

  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    send(["searchBarTextDidEndEditing:"], [searchBar]) {
      forwardedSearchBarDelegate.searchBarTextDidEndEditing(searchBar)
    }
  }

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    send(["searchBar:textDidChange:"], [searchBar, searchText]) {
      forwardedSearchBarDelegate.searchBar(searchBar, textDidChange: searchText)
    }
  }

  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    forwardedSearchBarDelegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
  }

  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    send(["searchBarSearchButtonClicked:"], [searchBar]) {
      forwardedSearchBarDelegate.searchBarSearchButtonClicked(searchBar)
    }
  }

  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    send(["searchBarBookmarkButtonClicked:"], [searchBar]) {
      forwardedSearchBarDelegate.searchBarBookmarkButtonClicked(searchBar)
    }
  }

  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    send(["searchBarCancelButtonClicked:"], [searchBar]) {
      forwardedSearchBarDelegate.searchBarCancelButtonClicked(searchBar)
    }
  }

  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    send(["searchBarResultsListButtonClicked:"], [searchBar]) {
      forwardedSearchBarDelegate.searchBarResultsListButtonClicked(searchBar)
    }
  }

  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    send(["searchBar:selectedScopeButtonIndexDidChange:"], [searchBar, selectedScope]) {
      forwardedSearchBarDelegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
  }
}

extension RxSearchControllerDelegateProxy: UISearchControllerDelegate {
  /// The app's delegate, or the default implementations.
  private var forwardedSearchControllerDelegate: any UISearchControllerDelegate {
    (_forwardToDelegate as? any UISearchControllerDelegate) ?? Defaults.shared
  }

  public func willPresentSearchController(_ searchController: UISearchController) {
    send(["willPresentSearchController:"], [searchController]) {
      forwardedSearchControllerDelegate.willPresentSearchController(searchController)
    }
  }

  public func didPresentSearchController(_ searchController: UISearchController) {
    send(["didPresentSearchController:"], [searchController]) {
      forwardedSearchControllerDelegate.didPresentSearchController(searchController)
    }
  }

  public func willDismissSearchController(_ searchController: UISearchController) {
    send(["willDismissSearchController:"], [searchController]) {
      forwardedSearchControllerDelegate.willDismissSearchController(searchController)
    }
  }

  public func didDismissSearchController(_ searchController: UISearchController) {
    send(["didDismissSearchController:"], [searchController]) {
      forwardedSearchControllerDelegate.didDismissSearchController(searchController)
    }
  }

  public func presentSearchController(_ searchController: UISearchController) {
    send(["presentSearchController:"], [searchController]) {
      forwardedSearchControllerDelegate.presentSearchController(searchController)
    }
  }
}

extension RxNavigationControllerDelegateProxy: UINavigationControllerDelegate {
  /// The app's delegate, or the default implementations.
  private var forwardedNavigationControllerDelegate: any UINavigationControllerDelegate {
    (_forwardToDelegate as? any UINavigationControllerDelegate) ?? Defaults.shared
  }

  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    send(
      ["navigationController:willShowViewController:animated:", "navigationController:willShow:animated:"],
      [
        navigationController, viewController, animated,
      ]
    ) {
      forwardedNavigationControllerDelegate.navigationController(
        navigationController, willShow: viewController, animated: animated
      )
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    send(
      ["navigationController:didShowViewController:animated:", "navigationController:didShow:animated:"],
      [
        navigationController, viewController, animated,
      ]
    ) {
      forwardedNavigationControllerDelegate.navigationController(
        navigationController, didShow: viewController, animated: animated
      )
    }
  }

  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    forwardedNavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(navigationController)
  }

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    forwardedNavigationControllerDelegate.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC
    )
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    forwardedNavigationControllerDelegate.navigationController(
      navigationController, interactionControllerFor: animationController
    )
  }
}

extension RxTabBarControllerDelegateProxy: UITabBarControllerDelegate {
  /// The app's delegate, or the default implementations.
  private var forwardedTabBarControllerDelegate: any UITabBarControllerDelegate {
    (_forwardToDelegate as? any UITabBarControllerDelegate) ?? Defaults.shared
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    forwardedTabBarControllerDelegate.tabBarController(tabBarController, shouldSelect: viewController)
  }

  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    send(
      ["tabBarController:didSelectViewController:", "tabBarController:didSelect:"], [tabBarController, viewController]
    ) {
      forwardedTabBarControllerDelegate.tabBarController(tabBarController, didSelect: viewController)
    }
  }

  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    forwardedTabBarControllerDelegate.tabBarController(tabBarController, shouldSelectTab: tab)
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    send(["tabBarController:didSelectTab:previousTab:"], [tabBarController, selectedTab, previousTab as Any]) {
      forwardedTabBarControllerDelegate.tabBarController(
        tabBarController, didSelectTab: selectedTab, previousTab: previousTab
      )
    }
  }

  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    forwardedTabBarControllerDelegate.tabBarControllerSupportedInterfaceOrientations(tabBarController)
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    forwardedTabBarControllerDelegate.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC
    )
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    forwardedTabBarControllerDelegate.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
}

extension RxTabBarDelegateProxy: UITabBarDelegate {
  /// The app's delegate, or the default implementations.
  private var forwardedTabBarDelegate: any UITabBarDelegate {
    (_forwardToDelegate as? any UITabBarDelegate) ?? Defaults.shared
  }

  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    send(["tabBar:didSelectItem:", "tabBar:didSelect:"], [tabBar, item]) {
      forwardedTabBarDelegate.tabBar(tabBar, didSelect: item)
    }
  }
}

extension RxPickerViewDataSourceProxy: UIPickerViewDataSource {
  /// The app's delegate, or the default implementations.
  private var forwardedPickerViewDataSource: any UIPickerViewDataSource {
    (_forwardToDelegate as? any UIPickerViewDataSource) ?? Defaults.shared
  }

  public func numberOfComponents(in pickerView: UIPickerView) -> Int {
    forwardedPickerViewDataSource.numberOfComponents(in: pickerView)
  }

  public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    forwardedPickerViewDataSource.pickerView(pickerView, numberOfRowsInComponent: component)
  }
}

extension RxWKNavigationDelegateProxy: WKNavigationDelegate {
  /// The app's delegate, or the default implementations.
  private var forwardedWKNavigationDelegate: any WKNavigationDelegate {
    (_forwardToDelegate as? any WKNavigationDelegate) ?? Defaults.shared
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    send(["webView:decidePolicyFor:decisionHandler:"], [webView, navigationAction, decisionHandler]) {
      forwardedWKNavigationDelegate.webView(
        webView, decidePolicyFor: navigationAction, decisionHandler: decisionHandler)
    }
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    send(
      ["webView:decidePolicyFor:preferences:decisionHandler:"],
      [
        webView, navigationAction, preferences, decisionHandler,
      ]
    ) {
      forwardedWKNavigationDelegate.webView(
        webView, decidePolicyFor: navigationAction, preferences: preferences, decisionHandler: decisionHandler
      )
    }
  }

  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) {
    send(["webView:decidePolicyFor:decisionHandler:"], [webView, navigationResponse, decisionHandler]) {
      forwardedWKNavigationDelegate.webView(
        webView, decidePolicyFor: navigationResponse, decisionHandler: decisionHandler)
    }
  }

  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    send(["webView:didStartProvisionalNavigation:"], [webView, navigation as Any]) {
      forwardedWKNavigationDelegate.webView(webView, didStartProvisionalNavigation: navigation)
    }
  }

  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {
    send(["webView:didReceiveServerRedirectForProvisionalNavigation:"], [webView, navigation as Any]) {
      forwardedWKNavigationDelegate.webView(webView, didReceiveServerRedirectForProvisionalNavigation: navigation)
    }
  }

  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {
    send(["webView:didFailProvisionalNavigation:withError:"], [webView, navigation as Any, error]) {
      forwardedWKNavigationDelegate.webView(webView, didFailProvisionalNavigation: navigation, withError: error)
    }
  }

  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    send(["webView:didCommit:"], [webView, navigation as Any]) {
      forwardedWKNavigationDelegate.webView(webView, didCommit: navigation)
    }
  }

  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    send(["webView:didFinish:"], [webView, navigation as Any]) {
      forwardedWKNavigationDelegate.webView(webView, didFinish: navigation)
    }
  }

  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
    send(["webView:didFail:withError:"], [webView, navigation as Any, error]) {
      forwardedWKNavigationDelegate.webView(webView, didFail: navigation, withError: error)
    }
  }

  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    send(["webView:didReceive:completionHandler:"], [webView, challenge, completionHandler]) {
      forwardedWKNavigationDelegate.webView(webView, didReceive: challenge, completionHandler: completionHandler)
    }
  }

  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    send(["webViewWebContentProcessDidTerminate:"], [webView]) {
      forwardedWKNavigationDelegate.webViewWebContentProcessDidTerminate(webView)
    }
  }
}

extension RxPickerViewDelegateProxy: UIPickerViewDelegate {
  /// The app's delegate, or the default implementations.
  private var forwardedPickerViewDelegate: any UIPickerViewDelegate {
    (_forwardToDelegate as? any UIPickerViewDelegate) ?? Defaults.shared
  }

  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    forwardedPickerViewDelegate.pickerView(pickerView, widthForComponent: component)
  }

  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    forwardedPickerViewDelegate.pickerView(pickerView, rowHeightForComponent: component)
  }

  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    forwardedPickerViewDelegate.pickerView(pickerView, titleForRow: row, forComponent: component)
  }

  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    forwardedPickerViewDelegate.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
  }

  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    forwardedPickerViewDelegate.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    send(["pickerView:didSelectRow:inComponent:"], [pickerView, row, component]) {
      forwardedPickerViewDelegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
    }
  }
}

extension RxTextStorageDelegateProxy: NSTextStorageDelegate {
  /// The app's delegate, or the default implementations.
  private var forwardedNSTextStorageDelegate: any NSTextStorageDelegate {
    (_forwardToDelegate as? any NSTextStorageDelegate) ?? Defaults.shared
  }

  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    send(["textStorage:willProcessEditing:range:changeInLength:"], [textStorage, editedMask, editedRange, delta]) {
      forwardedNSTextStorageDelegate.textStorage(
        textStorage, willProcessEditing: editedMask, range: editedRange, changeInLength: delta
      )
    }
  }

  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    send(["textStorage:didProcessEditing:range:changeInLength:"], [textStorage, editedMask, editedRange, delta]) {
      forwardedNSTextStorageDelegate.textStorage(
        textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta
      )
    }
  }
}

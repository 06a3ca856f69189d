@_exported import ScreenAudit
import UIKit
import ViewHost

/// Expects that a controller's screen has no defect at any size of a plan. ``SweepPlan`` has the sizes and settings.
///
/// ```swift
/// @Test func cart() {
///   expectNoDefects(in: CartViewController(), over: .widths(320...700))
/// }
/// ```
///
/// Each defect is an issue of its own at the line of the call, with the widths at which it occurs, the view and its line, what causes it,
/// and a picture where it is worst.
///
/// - Parameters:
///   - controller: makes the controller, once for each situation.
///   - plan: the situations. Default: everything, which takes some seconds in a release build.
///   - isAccepted: defects that are no issue. Default: none.
@MainActor
public func expectNoDefects(
  in controller: @autoclosure @escaping () -> UIViewController, over plan: SweepPlan = .everything,
  accepting isAccepted: (Defect) -> Bool = { _ in false }, fileID: String = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: Int = #line, column: Int = #column
) {
  DefectExpectation(
    context: TestContext(fileID: fileID, filePath: filePath, function: function, line: line, column: column), plan: plan
  ).verify(accepting: isAccepted) { $0.show(controller()) }
}

/// Expects a view to be right at all sizes of a plan; see the form for controllers.
///
/// - Parameter sizing: how large it is in each window. Default: as the window.
@MainActor
public func expectNoDefects(
  in view: @autoclosure @escaping () -> UIView, over plan: SweepPlan = .everything, sizing: Sizing = .screen,
  accepting isAccepted: (Defect) -> Bool = { _ in false }, fileID: String = #fileID,
  filePath: StaticString = #filePath, function: String = #function, line: Int = #line, column: Int = #column
) {
  DefectExpectation(
    context: TestContext(fileID: fileID, filePath: filePath, function: function, line: line, column: column), plan: plan
  ).verify(accepting: isAccepted) { $0.show(view(), sizing: sizing) }
}

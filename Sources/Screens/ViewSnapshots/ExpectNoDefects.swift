@_exported import ScreenAudit
import UIKit
import ViewHost

/// Expects that a controller's screen has no defect at all sizes of a plan. ``SweepPlan`` defines the sizes and
/// settings.
///
/// ```swift
/// @Test func cart() {
///   expectNoDefects(in: CartViewController(), over: .widths(320...700))
/// }
/// ```
///
/// Each defect is a separate issue at the line of the call. It contains the widths at which the defect occurs, the view
/// and its line, the causes, and a picture of the worst case.
///
/// - Parameters:
///   - controller: A closure that creates the controller, once for each situation.
///   - plan: The situations. Default: all, which take several seconds in a release build.
///   - isAccepted: A closure that returns whether a defect is accepted. Default: none is.
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

/// Expects that a view has no defect at all sizes of a plan. For details, see the function for controllers.
///
/// - Parameter sizing: The size of the view in each window. Default: that of the window.
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

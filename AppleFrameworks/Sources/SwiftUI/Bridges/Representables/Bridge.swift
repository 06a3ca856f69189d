import UIKit

/// An object that creates and updates the UIKit view or view controller of a representable.
@MainActor
protocol Bridge: AnyObject {
  associatedtype R: View
  var view: UIView? { get }
  var controller: UIViewController? { get }
  func make(_ representable: R, _ environment: EnvironmentValues, _ transaction: Transaction)
  func update(_ representable: R, _ environment: EnvironmentValues, _ transaction: Transaction)
  func size(_ representable: R, _ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize
  func dismantle()
}

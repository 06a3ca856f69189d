/// `hostingController`: UIHostingController of SwiftUI.
package enum HostingControllerElement {
  static let schema = ElementSchema(
    "hostingController", className: "UIHostingController", extends: ViewControllerElement.schema)
}

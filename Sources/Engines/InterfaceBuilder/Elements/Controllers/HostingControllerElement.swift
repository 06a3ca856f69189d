/// `hostingController`: UIHostingController of SwiftUI.
package enum HostingControllerElement {
  package static let schema = ElementSchema(
    "hostingController", className: "UIHostingController", extends: ViewControllerElement.schema)
}

import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Rewritten overrides in extensions", .ownHosts)
struct RewrittenExtensionOverrideTests {
  init() { _ = ViewHost() }

  @Test("what an extension overrides is called, and what an extension declares can be overridden")
  func own() {
    let base = LayeredBase()
    base.loadViewIfNeeded()
    #expect(base.log == ["loaded", "base base", "1 base"])
    #expect(base.prefersStatusBarHidden && LayeredBase.awakeName() == "layered")
    (base as UIViewController).viewWillAppear(false)
    #expect(base.log.last == "appears")
    let form = LayeredForm()
    form.loadViewIfNeeded()
    #expect(form.log == ["loaded", "form", "base base", "10 form of base"])
  }

  @Test("what an extension of one of UIKit's classes declares can be overridden, over several classes")
  func foreign() {
    let plain: UIViewController = UIViewController()
    #expect(plain.configure(1) == "plain 1" && plain.kind == "controller")
    let form: UIViewController = LayeredForm()
    #expect(form.configure(1) == "form, plain 1" && form.kind == "form")
    let last: UIViewController = LastTable()
    #expect(last.configure(1) == "last, middle, plain 2")
  }

  @Test("extensions of UIKit's own classes override what one of a class above declares")
  func ofUIKitsClasses() {
    let views: [UIView] = [UILabel(), UISwitch(), UITextField(), CodeField()]
    #expect(
      views.map { $0.prepare(1) } == [
        "view 1", "control, view 1", "field, control, view 2", "code, field, control, view 2",
      ])
    #expect(views.map(\.phase) == ["of a view", "of a view", "of a field", "of a field"])
  }
}

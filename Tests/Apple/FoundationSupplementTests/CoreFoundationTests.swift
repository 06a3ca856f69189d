import Foundation
import FoundationSupplement
import Testing

struct CoreFoundationTests {
  @Test("types of objects distinguish Boolean values and numbers")
  func types() {
    #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: Int8(1))) == CFNumberGetTypeID())
    #expect(CFGetTypeID(NSString(string: "a")) == CFStringGetTypeID())
    #expect(CFGetTypeID(NSNull()) == CFNullGetTypeID() && CFGetTypeID(NSArray()) == CFArrayGetTypeID())
  }

  @Test("equal objects have equal hash values")
  func equality() {
    let (first, second) = (NSString(string: "a"), NSMutableString(string: "a"))
    #expect(CFEqual(first, second) && CFHash(first) == CFHash(second) && !CFEqual(first, NSNumber(value: 1)))
  }

  @Test("text is converted to Latin letters and loses its marks")
  func transforms() {
    let text = NSMutableString(string: "北京")
    #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
    #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false) && text == "bei jing")
    var range = CFRangeMake(0, 1)
    let marked = NSMutableString(string: "éé")
    #expect(CFStringTransform(marked, &range, kCFStringTransformStripCombiningMarks, false) && marked == "eé")
    #expect(!CFStringTransform(marked, nil, "no such transform" as NSString, false))
  }

  @Test("arrays give pointers to their objects")
  func arrays() {
    let array = NSArray(array: [NSString(string: "a"), NSString(string: "b")])
    let object = Unmanaged<AnyObject>.fromOpaque(CFArrayGetValueAtIndex(array, 1)).takeUnretainedValue()
    #expect(CFArrayGetCount(array) == 2 && object as? String == "b")
  }

  @Test("attributes are set in a range of a mutable string")
  func attributedStrings() {
    let text = CFAttributedStringCreateMutable(kCFAllocatorDefault, 0)!
    CFAttributedStringReplaceString(text, CFRangeMake(0, 0), "abc" as NSString)
    CFAttributedStringSetAttribute(text, CFRangeMake(1, 1), "mark" as NSString, NSNumber(value: 2))
    #expect(CFAttributedStringGetLength(text) == 3 && CFAttributedStringGetString(text) == "abc")
    var range = NSRange()
    #expect(text.attribute(NSAttributedString.Key("mark"), at: 1, effectiveRange: &range) as? Int == 2)
    #expect(range == NSRange(location: 1, length: 1))
  }

  @Test("values of the system have their size, and unknown names fail")
  func systemValues() {
    var size = 0
    #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0 && size > 1)
    var bytes = [CChar](repeating: 1, count: size)
    #expect(sysctlbyname("hw.machine", &bytes, &size, nil, 0) == 0)
    var system = utsname()
    uname(&system)
    let machine = withUnsafeBytes(of: system.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    #expect(String(decoding: bytes.dropLast().map { UInt8($0) }, as: UTF8.self) == machine)
    var count: Int32 = 0
    size = 4
    #expect(sysctlbyname("hw.ncpu", &count, &size, nil, 0) == 0 && count > 0)
    size = 1
    #expect(sysctlbyname("hw.ncpu", &count, &size, nil, 0) == -1 && errno == ENOMEM)
    #expect(sysctlbyname("no.such", nil, &size, nil, 0) == -1 && errno == ENOENT)
  }

  @Test("ticks are nanoseconds")
  func time() {
    var base = mach_timebase_info_data_t()
    #expect(mach_timebase_info(&base) == KERN_SUCCESS && base.numer == 1 && base.denom == 1)
    let first = mach_absolute_time()
    #expect(mach_absolute_time() >= first)
  }
}

import Testing

@testable import ObjectiveCHeaders

/// The Swift names of Apple's own API.
///
/// - Source: the pages of these methods at developer.apple.com/documentation, in both languages
@Suite("Imported names")
struct ImportedNameTests {
  /// The cases: a class or protocol, the declaration in Objective-C, and the name in Swift.
  static let cases: [(type: String, declaration: String, name: String)] = [
    // Delegates.
    (
      "XXDelegate", "- (void)tableView:(UITableView *)t didSelectRowAtIndexPath:(NSIndexPath *)p;",
      "tableView(_:didSelectRowAt:)"
    ),
    (
      "XXDelegate", "- (CGFloat)tableView:(UITableView *)t heightForRowAtIndexPath:(NSIndexPath *)p;",
      "tableView(_:heightForRowAt:)"
    ),
    (
      "XXDelegate", "- (NSInteger)tableView:(UITableView *)t numberOfRowsInSection:(NSInteger)s;",
      "tableView(_:numberOfRowsInSection:)"
    ),
    (
      "XXDelegate", "- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)p;",
      "tableView(_:cellForRowAt:)"
    ),
    ("XXDelegate", "- (void)scrollViewDidScroll:(UIScrollView *)s;", "scrollViewDidScroll(_:)"),
    (
      "XXDelegate",
      "- (CGSize)collectionView:(UICollectionView *)c layout:(UICollectionViewLayout *)l sizeForItemAtIndexPath:(NSIndexPath *)p;",
      "collectionView(_:layout:sizeForItemAt:)"
    ),
    (
      "XXDelegate",
      "- (BOOL)textField:(UITextField *)t shouldChangeCharactersInRange:(NSRange)r replacementString:(NSString *)s;",
      "textField(_:shouldChangeCharactersIn:replacementString:)"
    ),
    ("XXDelegate", "- (BOOL)textFieldShouldReturn:(UITextField *)t;", "textFieldShouldReturn(_:)"),
    (
      "XXDelegate", "- (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o;",
      "application(_:didFinishLaunchingWithOptions:)"
    ),
    (
      "XXDelegate", "- (BOOL)application:(UIApplication *)a openURL:(NSURL *)u options:(NSDictionary *)o;",
      "application(_:open:options:)"
    ),
    (
      "XXDelegate",
      "- (void)imagePickerController:(UIImagePickerController *)p didFinishPickingMediaWithInfo:(NSDictionary *)i;",
      "imagePickerController(_:didFinishPickingMediaWithInfo:)"
    ),
    (
      "XXDelegate", "- (MKAnnotationView *)mapView:(MKMapView *)m viewForAnnotation:(id <MKAnnotation>)a;",
      "mapView(_:viewFor:)"
    ),
    ("XXDelegate", "- (void)webView:(WKWebView *)w didFinishNavigation:(WKNavigation *)n;", "webView(_:didFinish:)"),
    (
      "XXDelegate", "- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)g;", "gestureRecognizerShouldBegin(_:)"
    ),
    (
      "XXDelegate",
      "- (BOOL)gestureRecognizer:(UIGestureRecognizer *)g shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)o;",
      "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
    ),
    (
      "XXDelegate",
      "- (void)URLSession:(NSURLSession *)s dataTask:(NSURLSessionDataTask *)t didReceiveData:(NSData *)d;",
      "urlSession(_:dataTask:didReceive:)"
    ),
    (
      "XXDelegate",
      "- (void)navigationController:(UINavigationController *)n willShowViewController:(UIViewController *)v animated:(BOOL)a;",
      "navigationController(_:willShow:animated:)"
    ),
    // Controllers and views.
    ("UIViewController", "- (void)prepareForSegue:(UIStoryboardSegue *)s sender:(id)o;", "prepare(for:sender:)"),
    (
      "UIViewController",
      "- (void)presentViewController:(UIViewController *)v animated:(BOOL)a completion:(void (^)(void))c;",
      "present(_:animated:completion:)"
    ),
    (
      "UIViewController", "- (void)dismissViewControllerAnimated:(BOOL)a completion:(void (^)(void))c;",
      "dismiss(animated:completion:)"
    ),
    ("UIView", "- (void)insertSubview:(UIView *)v atIndex:(NSInteger)i;", "insertSubview(_:at:)"),
    ("UIView", "- (void)insertSubview:(UIView *)v aboveSubview:(UIView *)o;", "insertSubview(_:aboveSubview:)"),
    ("UIView", "- (CGPoint)convertPoint:(CGPoint)p fromView:(UIView *)v;", "convert(_:from:)"),
    (
      "UIView", "+ (void)animateWithDuration:(NSTimeInterval)d animations:(void (^)(void))a;",
      "static animate(withDuration:animations:)"
    ),
    (
      "UIView",
      "+ (void)animateWithDuration:(NSTimeInterval)d delay:(NSTimeInterval)e options:(UIViewAnimationOptions)o animations:(void (^)(void))a completion:(void (^)(BOOL finished))c;",
      "static animate(withDuration:delay:options:animations:completion:)"
    ),
    (
      "UITableView",
      "- (UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)i forIndexPath:(NSIndexPath *)p;",
      "dequeueReusableCell(withIdentifier:for:)"
    ),
    (
      "UITableView", "- (void)registerClass:(Class)c forCellReuseIdentifier:(NSString *)i;",
      "register(_:forCellReuseIdentifier:)"
    ),
    ("UITableView", "- (void)deselectRowAtIndexPath:(NSIndexPath *)p animated:(BOOL)a;", "deselectRow(at:animated:)"),
    (
      "UITableView",
      "- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)p withRowAnimation:(UITableViewRowAnimation)a;",
      "reloadRows(at:with:)"
    ),
    ("UITableView", "- (UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)p;", "cellForRow(at:)"),
    (
      "UITableView", "- (void)insertSections:(NSIndexSet *)s withRowAnimation:(UITableViewRowAnimation)a;",
      "insertSections(_:with:)"
    ),
    ("UIScrollView", "- (void)setContentOffset:(CGPoint)o animated:(BOOL)a;", "setContentOffset(_:animated:)"),
    ("UIScrollView", "- (void)scrollRectToVisible:(CGRect)r animated:(BOOL)a;", "scrollRectToVisible(_:animated:)"),
    ("UIButton", "- (void)setTitle:(NSString *)t forState:(UIControlState)s;", "setTitle(_:for:)"),
    (
      "UIControl", "- (void)addTarget:(id)t action:(SEL)a forControlEvents:(UIControlEvents)e;",
      "addTarget(_:action:for:)"
    ),
    // Foundation.
    ("NSObject", "- (void)addObserver:(NSObject *)o forKeyPath:(NSString *)k;", "addObserver(_:forKeyPath:)"),
    (
      "NSObject", "- (void)removeObserver:(NSObject *)o forKeyPath:(NSString *)k context:(void *)c;",
      "removeObserver(_:forKeyPath:context:)"
    ),
    (
      "NSObject",
      "- (void)observeValueForKeyPath:(NSString *)k ofObject:(id)o change:(NSDictionary *)d context:(void *)c;",
      "observeValue(forKeyPath:of:change:context:)"
    ),
    ("NSObject", "- (void)setValue:(id)v forKey:(NSString *)k;", "setValue(_:forKey:)"),
    ("NSObject", "- (id)valueForKey:(NSString *)k;", "value(forKey:)"),
    (
      "NSObject", "- (void)performSelector:(SEL)s withObject:(id)o afterDelay:(NSTimeInterval)d;",
      "perform(_:with:afterDelay:)"
    ),
    ("NSObject", "- (BOOL)isKindOfClass:(Class)c;", "isKind(of:)"),
    ("NSObject", "- (BOOL)respondsToSelector:(SEL)s;", "responds(to:)"),
    ("NSArray", "- (id)objectAtIndex:(NSUInteger)i;", "object(at:)"),
    ("NSArray", "- (NSUInteger)indexOfObject:(id)o;", "index(of:)"),
    ("NSMutableArray", "- (void)addObject:(id)o;", "add(_:)"),
    ("NSMutableArray", "- (void)removeObjectAtIndex:(NSUInteger)i;", "removeObject(at:)"),
    ("NSMutableArray", "- (void)insertObject:(id)o atIndex:(NSUInteger)i;", "insert(_:at:)"),
    ("NSString", "- (NSString *)stringByAppendingString:(NSString *)s;", "appending(_:)"),
    (
      "NSString", "- (NSString *)stringByReplacingOccurrencesOfString:(NSString *)s withString:(NSString *)o;",
      "replacingOccurrences(of:with:)"
    ),
    ("NSString", "- (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)s;", "components(separatedBy:)"),
    ("NSString", "- (BOOL)hasPrefix:(NSString *)s;", "hasPrefix(_:)"),
    ("NSString", "- (NSString *)substringFromIndex:(NSUInteger)i;", "substring(from:)"),
    ("NSString", "- (NSRange)rangeOfString:(NSString *)s;", "range(of:)"),
    ("NSString", "- (BOOL)isEqualToString:(NSString *)s;", "isEqual(to:)"),
    ("NSString", "- (BOOL)writeToFile:(NSString *)p atomically:(BOOL)a;", "write(toFile:atomically:)"),
    ("DateFormatter", "- (NSDate *)dateFromString:(NSString *)s;", "date(from:)"),
    ("DateFormatter", "- (NSString *)stringFromDate:(NSDate *)d;", "string(from:)"),
    ("NSDate", "- (instancetype)dateByAddingTimeInterval:(NSTimeInterval)t;", "addingTimeInterval(_:)"),
    (
      "Bundle", "- (NSURL *)URLForResource:(NSString *)n withExtension:(NSString *)e;",
      "url(forResource:withExtension:)"
    ),
    (
      "URLSession", "- (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)u completionHandler:(void (^)(NSData *d))c;",
      "dataTask(with:completionHandler:)"
    ),
    ("FileManager", "- (BOOL)removeItemAtPath:(NSString *)p error:(NSError **)e;", "removeItem(atPath:)"),
    (
      "FileManager", "- (nullable NSArray<NSString *> *)contentsOfDirectoryAtPath:(NSString *)p error:(NSError **)e;",
      "contentsOfDirectory(atPath:)"
    ),
    ("NSObject", "- (BOOL)checkResourceIsReachableAndReturnError:(NSError **)e;", "checkResourceIsReachable()"),
    // Initializers and factories.
    ("UIColor", "+ (UIColor *)colorWithHexString:(NSString *)s;", "init(hexString:)"),
    (
      "UIColor", "+ (UIColor *)colorWithRed:(CGFloat)r green:(CGFloat)g blue:(CGFloat)b alpha:(CGFloat)a;",
      "init(red:green:blue:alpha:)"
    ),
    ("UIColor", "+ (UIColor *)xx_colorWithHex:(NSInteger)h;", "static xx_color(withHex:)"),
    ("UIImage", "+ (nullable UIImage *)imageNamed:(NSString *)n;", "init(named:)"),
    ("UIButton", "+ (instancetype)buttonWithType:(UIButtonType)t;", "init(type:)"),
    ("UITableView", "- (instancetype)initWithFrame:(CGRect)f style:(UITableViewStyle)s;", "init(frame:style:)"),
    (
      "UIViewController", "- (instancetype)initWithNibName:(NSString *)n bundle:(NSBundle *)b;", "init(nibName:bundle:)"
    ),
    (
      "UITableViewCell", "- (instancetype)initWithStyle:(UITableViewCellStyle)s reuseIdentifier:(NSString *)i;",
      "init(style:reuseIdentifier:)"
    ),
    (
      "UIBarButtonItem",
      "- (instancetype)initWithTitle:(NSString *)t style:(UIBarButtonItemStyle)s target:(id)o action:(SEL)a;",
      "init(title:style:target:action:)"
    ),
    ("XXStack", "+ (instancetype)stackWithCapacity:(NSUInteger)n;", "init(capacity:)"),
    ("XXStack", "- (instancetype)initWithContentsOfFile:(NSString *)p;", "init(contentsOfFile:)"),
    ("XXStack", "+ (instancetype)sharedInstance;", "static sharedInstance()"),
    ("XXManager", "+ (XXManager *)defaultManager;", "static default()"),
    // Names in the style of libraries.
    ("XXManager", "- (void)GET:(NSString *)p parameters:(id)o;", "get(_:parameters:)"),
    (
      "XXManager", "- (void)fetchUserWithID:(NSString *)i completion:(void (^)(BOOL ok))c;",
      "fetchUser(withID:completion:)"
    ),
    (
      "XXManager", "- (void)logEventWithName:(NSString *)n parameters:(NSDictionary *)d;",
      "logEvent(withName:parameters:)"
    ),
    (
      "XXManager", "- (void)trackEvent:(NSString *)e withProperties:(NSDictionary *)d;", "trackEvent(_:withProperties:)"
    ),
    ("XXManager", "- (void)showInView:(UIView *)v;", "show(in:)"),
    ("XXManager", "- (void)loadImageFromURL:(NSURL *)u placeholder:(UIImage *)i;", "loadImage(from:placeholder:)"),
    (
      "XXManager", "- (void)setColor:(UIColor *)c forKey:(NSString *)k NS_SWIFT_NAME(set(color:key:));",
      "set(color:key:)"
    ),
    (
      "UIImageView", "- (void)sd_setImageWithURL:(NSURL *)u placeholderImage:(UIImage *)i;",
      "sd_setImage(with:placeholderImage:)"
    ),
  ]

  @Test("methods of Apple's API get the names that they have in Swift")
  func names() throws {
    let inObjectiveC = [
      "DateFormatter": "NSDateFormatter", "Bundle": "NSBundle", "URLSession": "NSURLSession",
      "FileManager": "NSFileManager",
    ]
    var declarations = "@interface XXStack : NSObject\n@end\n@interface XXManager : NSObject\n@end\n"
    for (number, item) in Self.cases.enumerated() {
      let type = inObjectiveC[item.type] ?? item.type
      let header =
        switch type {
        case "XXDelegate": "@protocol XXDelegate\(number) <NSObject>"
        case "NSArray", "NSMutableArray": "@interface \(type)<ObjectType> (Case\(number))"
        default: "@interface \(type) (Case\(number))"
        }
      declarations += "\(header)\n\(item.declaration)\n@end\n"
    }
    let fixture = try HeaderFixture(declarations)
    #expect(Self.cases.count >= 60)
    for (number, item) in Self.cases.enumerated() {
      let type = item.type == "XXDelegate" ? "XXDelegate\(number)" : item.type
      let members = fixture.members(of: type)
      #expect(members.contains(item.name), "\(item.declaration) gives \(members)")
    }
  }
}
